"""How a server listens."""

from __future__ import annotations

import socket

from ringwar.server.running import listening


def test_whatever_is_said_to_a_caller_is_sent_at_once() -> None:
    with listening("127.0.0.1", 0) as door, socket.create_connection(door.getsockname()):
        let_in, _ = door.accept()
        with let_in:
            assert let_in.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
