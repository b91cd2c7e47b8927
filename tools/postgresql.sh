#!/bin/sh
# See that there is a PostgreSQL for the tests, which start one of their own; Debian's own is neither made nor started.
set -eu
CLUSTERS=/etc/postgresql-common/createcluster.conf

install() {
    DEBIAN_FRONTEND=noninteractive apt-get install --quiet --quiet --yes --no-install-recommends "$1"
}

if [ -n "${RINGWAR_POSTGRES:-}" ] || command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
then
    exit 0
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "The tests of the server need PostgreSQL. On Debian and Ubuntu: apt install postgresql." \
        "Elsewhere name the folder of its programs: RINGWAR_POSTGRES=/path/to/bin" >&2
    exit 0
fi
apt-get update --quiet --quiet
install postgresql-common
sed -i 's/^#*create_main_cluster.*/create_main_cluster = false/' "$CLUSTERS"
install postgresql
