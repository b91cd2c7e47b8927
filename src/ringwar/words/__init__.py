"""Words: everything that a player reads, from the Fluent files of a language.

`Words("en").question(question)` says a question, `.option(question, option)` one of its options,
`.event(event, reader)` what happened, `.story(events, reader)` several things that happened, `.refusal(refusal)` why
something cannot be, `.hint_reason(reason)` why an option is advised. Words that are missing are shown as their key in
brackets, and kept in `missing`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from itertools import takewhile
from pathlib import Path
from typing import Any

from ringwar.kernel import Event, Refusal, name_of
from ringwar.kernel.protocol import OptionJson, TakenJson
from ringwar.words import refusals
from ringwar.words.files import ENGLISH, FOLDER, languages, read
from ringwar.words.forms import Asking, Happened, asked_form, event_of, options_of
from ringwar.words.stories import gathered
from ringwar.words.values import (
    NONE,
    SEATS,
    SELECTED,
    Said,
    decimal,
    form_of,
    is_name,
    percent,
    said_as,
    without_copy,
)

__all__ = ["ENGLISH", "FOLDER", "Said", "Words", "decimal", "languages", "percent", "sentence"]

UNSAID = ("none", "number", "yes-no")
"""Kinds of options that say nothing of what they lead to, or are not said where others lead to them."""
MOST_NAMES = 5000
"""Whose words are remembered."""
COUNTED = "list-counted"
"""How a game says so many of a thing; `list-pair` where it does not say."""

COPIES = "list-copies"
"""How a game says so many copies of a thing in a list; otherwise each stands there by itself."""


class Words:
    """The words of one language, and the English ones where it has none; files in `folders` come before our own."""

    def __init__(self, language: str = ENGLISH, *folders: Path, game: str = "") -> None:
        self.folders = (*folders, FOLDER)
        self.game = game
        if language not in (known := languages(*self.folders)):
            raise Refusal("no-language", language=language, languages=list(known))
        self.language = language
        self.languages = [read(each, self.folders, game) for each in dict.fromkeys((language, ENGLISH))]
        self.missing: set[str] = set()
        self._first = lru_cache(maxsize=MOST_NAMES)(self._found)

    def playing(self, game: str) -> Words:
        """The words of one game and the common ones: other games may use the same keys."""
        words = Words(self.language, *self.folders[:-1], game=game)
        words.missing = self.missing
        return words

    def has(self, message: str) -> bool:
        """Whether a message has words."""
        return any(language.has_message(message) for language in self.languages)

    def say(self, message: str, /, **arguments: Any) -> str:
        """A message in words: things among its arguments by their translated names, numbers and `Said` as they are."""
        return self._said(message, arguments)

    def question(self, question: Asking) -> str:
        """What is asked, and by what card; `$side` is the side that is asked, unless the question is about another."""
        asked = asked_form(question)
        text = sentence(self._said(f"question-{asked.key}", {"side": asked.side, **asked.about}))
        if asked.cause is None or asked.cause in asked.about.values():
            return text
        return sentence(self.say("asking-by", cause=asked.cause, question=Said(text)))

    def option(self, question: Asking, option: Any) -> str:
        """One option of a question, told apart from the others."""
        return self.options(question)[name_of(option)]

    def options(self, question: Asking) -> dict[str, str]:
        """All options of a question by name; those that would look the same are told apart."""
        side, key, *_ = asked_form(question)
        options = {option["name"]: option for option in options_of(question)}
        described = self._counted({name: self._described(side, key, option) for name, option in options.items()})
        said = {name: self._option(side, key, option, described[name]) for name, option in options.items()}
        return _told_apart(said, _names)

    def _counted(self, described: Mapping[str, str]) -> dict[str, str]:
        """Copies of a thing that are alike are counted through, from the second on."""
        alike: dict[str, list[str]] = {}
        for name, text in described.items():
            alike.setdefault(f"{without_copy(name)} {text}", []).append(name)
        numbers = {name: number for names in alike.values() for number, name in enumerate(names, 1)}
        return {name: self._copy(text, numbers[name]) for name, text in described.items()}

    def _copy(self, text: str, number: int) -> str:
        return text if number == 1 else self.say("copy", option=Said(text), number=number)

    def _option(self, side: str, key: str, option: OptionJson, text: str) -> str:
        """An option that is described already with what follows at once, and a warning where it changes nothing."""
        if option.get("then"):
            text = self._leading_on(side, key, option, text)
        return sentence(self.say("idle", option=Said(text)) if option.get("idle") else text)

    def _described(self, side: str, key: str, option: OptionJson) -> str:
        """An option by itself, with what is known of the thing that it means; `$side` is the side that is asked."""
        text = self._first(option["name"], f"option-{key}", "option", "name", side=side)
        note = option.get("note")
        return text if note is None else self._said(f"note-{note['key']}", {"option": Said(text), **note["about"]})

    def _leading_on(self, side: str, key: str, option: OptionJson, text: str) -> str:
        """An option that leads to one thing names it."""
        own = (f"leads-{key}-{option['name']}", f"leads-{key}")
        message = next((each for each in own if self.has(each)), "leads")
        if option["kind"] in UNSAID and message == "leads":
            return text
        then, first, last, said = "", "", "", {option["name"]}
        for each in takewhile(lambda taken: taken["key"] != key, option["then"]):
            if each["option"]["kind"] not in UNSAID:
                thing = self._described(side, each["key"], each["option"])
                again = each["option"]["name"] in said
                then, first = self._step(then, thing, each, again), first or ("" if again else thing)
                last = each["key"]
                said.add(each["option"]["name"])
        if not then:
            return text
        known = option["note"]["about"] if "note" in option else {}
        note = option.get("note", {"key": NONE})["key"]
        about = {"option": said_as(text), "then": said_as(then, last), "thing": said_as(first), "note": Said(note)}
        return self._said(message, {**known, **about})

    def _step(self, then: str, text: str, taken: TakenJson, again: bool) -> str:
        """A choice that is taken because there is no other, after those said so far; nothing is named twice."""
        goes_on = self.has(message := f"{'again' if again else 'then'}-{taken['key']}")
        if again and not goes_on:
            return then
        if goes_on:
            kind = Said(taken["option"]["kind"])
            told = {"option": said_as(text, taken["option"]["name"]), "kind": kind, "number": 2 if then else 1}
            text = self._said(message, {**taken["about"], **told})
        joining = "leads-on" if goes_on else "list-next"
        return self.say(joining, before=Said(then), after=Said(text)) if then and text else then or text

    def event(self, event: Happened, reader: str = "") -> str:
        """What happened, as the reader may know it; empty for what is nothing to that reader."""
        seen = event_of(event, reader)
        return self._event(seen.kind, seen)

    def story(self, events: Iterable[Happened], reader: str = "") -> list[str]:
        """What happened, a sentence each; the same done with one card after another in a single sentence."""
        seen = gathered((event_of(event, reader) for event in events), self.has)
        return [text for kind, event in seen if (text := self._event(kind, event))]

    def _event(self, kind: str, event: Event) -> str:
        """A seen event in words. What happens to the cause itself needs no other."""
        cause = None if _is_told(event.cause, event.about.values()) else event.cause
        return sentence(self._said(f"event-{kind}", {**event.about, "cause": cause}))

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be, in one line that begins with its place in a document or record."""
        return refusals.said(self, refusal)

    def why(self, refusal: Refusal) -> str:
        """Why something cannot be, without its place, and with names where a refusal has the keys of a document."""
        return refusals.said_plainly(self, refusal)

    def hint_reason(self, reason: Mapping[str, Any]) -> str:
        """Why an option is advised, in one line: `ringwar.hint` gives the key and what it is about."""
        return sentence(self._said(f"hint-{reason['key']}", reason["about"]))

    def seat(self, seat: str) -> str:
        """Who sits at a seat: in words of its own where it would be taken for a card or a place of the same name."""
        return str(self._first(seat, "seat", "name"))

    def name(self, thing: Any) -> str:
        """The name of a card, seat, side or place; numbers are themselves."""
        return str(self._first(name_of(thing), "name", "option"))

    def label(self, name: str) -> Said:
        """The name of a seat or a thing; of a game that has no words the stable one."""
        return self._first(name, "seat", "name") if any(map(self.has, (f"seat-{name}", f"name-{name}"))) else Said(name)

    def number(self, number: float) -> str:
        """A number as the language writes it; `decimal` and `percent` say how many digits it has."""
        return self.say("number", number=number)

    def player(self, name: str) -> str:
        """A computer player by its level, and by its style where it has one."""
        level, _, style = name.partition(":")
        return self.say("player-in-style", level=level, style=style) if style else self.name(level)

    def text(self, thing: Any) -> str:
        """The text of a card."""
        return self._said(f"text-{without_copy(name_of(thing))}", {})

    def names_with(self, kind: str) -> list[str]:
        """The names that have messages of a kind: those with a `text` are the cards."""
        start = f"{kind}-"
        messages = {message for language in self.languages for message in language.ids if message.startswith(start)}
        return sorted(message.removeprefix(start) for message in messages)

    def _found(self, name: str, *kinds: str, side: str = "") -> Said:
        """The words of a name by the first kind of message that has some; numbers, and what is no name, as they are."""
        base = without_copy(name)
        for kind in kinds:
            if self.has(message := f"{kind}-{base}"):
                return self.said(message, name, side=side)
        if not is_name(name):
            return Said(name)
        self.missing.add(f"name-{base}")
        return Said(f"[{base}]")

    def said(self, message: str, key: str = "", **arguments: Any) -> Said:
        """A message in words that bring their forms with them: those that its first language has as attributes."""
        first = next((language for language in self.languages if language.has_message(message)), None)
        forms = None if first is None else partial(first.attribute, message)
        return Said(self._said(message, arguments), key, forms)

    def _said(self, message: str, arguments: Mapping[str, Any]) -> str:
        for language in self.languages:
            pattern = language.get_message(message).value if language.has_message(message) else None
            if pattern is None:
                continue
            text, errors = language.format_pattern(pattern, self._arguments(arguments))
            if errors:
                self.missing.add(message)
            return str(text)
        self.missing.add(message)
        return f"[{message}]"

    def _arguments(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments as Fluent takes them; also `$x-key` (the stable name of a thing) and `$x-count` (of several)."""
        ready: dict[str, Any] = {}
        for name, value in arguments.items():
            ready[name] = said = self._seated(value) if name in SEATS else self._argument(value)
            if isinstance(said, str):
                ready[f"{name}-key"] = getattr(said, "key", said)
            if isinstance(value, list | tuple | set | frozenset | Mapping):
                ready[f"{name}-count"] = len(value)
        return ready

    def _seated(self, value: Any) -> Any:
        """An argument that says who: a seat, several of them, or a whole side."""
        if isinstance(value, list | tuple):
            return self._joined([self._seated(each) for each in value])
        if not isinstance(value, str) or isinstance(value, Said) or not self.has(f"seat-{value}"):
            return self._argument(value)
        return self._first(value, "seat", "name")

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Said | float) or type(value) is int:
            return value
        if isinstance(value, Mapping):
            return self._joined([self._pair(name, each) for name, each in value.items()])
        if isinstance(value, list | tuple):
            return self._joined(self._listed(value))
        if isinstance(value, set | frozenset):
            return self._joined(sorted((self._argument(each) for each in value), key=str))
        name = name_of(value)
        if name in SELECTED or not is_name(name):
            return name
        return self._first(name, "name", "option")

    def _pair(self, name: Any, value: Any) -> Said:
        """A thing and its value; a thing and its number as the game counts things, in each case."""
        counted = bool(self.game) and type(value) is int and self.has(COUNTED)
        return self._in_cases(COUNTED if counted else "list-pair", name=name, value=value)

    def _in_cases(self, message: str, **arguments: Any) -> Said:
        """A message that is told in which `$case` it stands, by its name; `nominative` by itself."""
        return Said(
            self.say(message, case=Said("nominative"), **arguments), forms=partial(self._cased, message, arguments)
        )

    def _cased(self, message: str, arguments: Mapping[str, Any], case: str) -> str:
        return self.say(message, **arguments, case=Said(case))

    def _listed(self, things: Sequence[Any]) -> Sequence[Any]:
        """The things of a list; where the game says so, copies are counted and names that look like two quoted."""
        parts = [self._argument(each) for each in things]
        if len(parts) < 2 or not self.game or not self.has(COPIES) or any(isinstance(each, Said) for each in things):
            return parts
        quoted = [self._quoted(part) for part in parts]
        counted = Counter(quoted)
        first = {part: part for part in reversed(quoted)}
        return [
            first[part] if count == 1 else self._in_cases(COPIES, count=count, name=first[part])
            for part, count in counted.items()
        ]

    def _quoted(self, part: Any) -> Any:
        """A name in quotation marks where it could be taken for two."""
        joints = [self.say(each, before=Said(""), after=Said("")) for each in ("list-next", "list-last")]
        if not any(each in str(part) for each in joints):
            return part
        return Said(self._in_quotes(part), forms=lambda case: self._in_quotes(form_of(part, case)))

    def _in_quotes(self, name: str) -> str:
        return self.say("list-quoted", name=Said(name))

    def _joined(self, parts: Sequence[Any]) -> Said | str:
        """Several things in one phrase: `a`, `a and b`, `a, b and c`; in a case each of them."""
        if not parts:
            return NONE
        return Said(self._phrase(parts), forms=lambda case: self._phrase([form_of(part, case) for part in parts]))

    def _phrase(self, parts: Sequence[Any]) -> str:
        text, last = str(parts[0]), len(parts) - 1
        for number, part in enumerate(parts[1:], 1):
            message = "list-last" if number == last else "list-next"
            text = self.say(message, before=Said(text), after=Said(part))
        return text


def sentence(text: str) -> str:
    """A text that begins with a capital, though it may begin with the name of `the North`; no full stop after a `!`."""
    return text[:1].upper() + text[1:].replace("!.", "!")


def _told_apart(said: Mapping[str, str], mark: Callable[[str, Sequence[str]], str]) -> dict[str, str]:
    """Words by name, with a mark where several names have the same words."""
    alike: dict[str, list[str]] = {}
    for name, text in said.items():
        alike.setdefault(text, []).append(name)
    marks = {name: mark(name, alike[text]) for name, text in said.items()}
    return {name: f"{text} ({marks[name]})" if marks[name] else text for name, text in said.items()}


def _is_told(cause: Any, values: Iterable[Any]) -> bool:
    """Whether something happens to its cause itself, alone or with others."""
    return any(cause == each or (isinstance(each, list) and cause in each) for each in values)


def _names(name: str, alike: Sequence[str]) -> str:
    """Different things with the same words are told apart by their stable names."""
    return name if len({without_copy(each) for each in alike}) > 1 else ""
