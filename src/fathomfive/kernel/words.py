"""Words: phrases by name, rendered in German or English from Fluent catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from babel import Locale
from babel.localedata import LocaleDataDict
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Junk, Message, Resource

from .errors import SetupError
from .phrase import Phrase as Phrase

LANGUAGES = ("en", "de")
CHIP: Final = "chip"
MORE: Final = "more"
"""The forms of a phrase beside the sentence: a few words, and what it brings and costs, with icons as `[coin]`."""
_FALLS_BACK: Final = {CHIP: (CHIP,), MORE: (MORE, CHIP)}
_REMEMBERED: Final = 50_000
"""So many phrases are remembered in words, of all games together."""
_GROUPED: Final = 1000
"""From here on a number has digits in groups, which each language parts in its own way."""


class _TrueMinus(Locale):
    """A locale whose numbers below 0 have the sign that books print, and no hyphen: Fluent formats them by it."""

    @cached_property
    def decimal_formats(self) -> LocaleDataDict:
        formats = super().decimal_formats
        usual = copy(formats[None])
        above, _ = usual.prefix
        usual.prefix = (above, f"−{above}")
        return LocaleDataDict({**formats, None: usual})


class _Bundle(FluentBundle):
    """The messages of a language."""

    def _get_babel_locale(self) -> Locale:
        return _TrueMinus(self.locales[0])


class _Number(FluentInt):
    """A number as an argument. Below a thousand it reads the same everywhere, and needs no locale to be looked into."""

    def format(self, locale: Locale) -> str:
        if -_GROUPED < self < _GROUPED:
            return str(abs(int(self))) if self >= 0 else f"−{abs(int(self))}"
        return super().format(locale)


class Words:
    """The catalogues of a game, above the common ones. A missing message is an error, not a blank."""

    def __init__(self, folders: Sequence[Traversable]) -> None:
        self._bundles: dict[str, FluentBundle] = {}
        self._names: dict[str, set[str]] = {}
        for language in LANGUAGES:
            bundle = _Bundle([language], use_isolating=False)
            names: set[str] = set()
            for folder in folders:
                catalogue = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
                bundle.add_resource(catalogue, allow_overrides=True)
                names |= _names(catalogue)
            self._bundles[language] = bundle
            self._names[language] = names

    def text(self, phrase: Phrase, language: str, form: str = "") -> str:
        """Render a phrase. An id such as `crew-diver.text` names an attribute of a message.

        A phrase may have other forms, attributes too: `chip`, a few words, and `more`, what it brings and costs. In
        such a form its arguments have it as well; one that has no such form of its own is as short as it can be.
        An attribute's forms are attributes beside it: `text-more`. A number below 0 gets a true minus sign.

        Games say the same things again and again, so what was said is remembered.
        """
        return _said(self, phrase, language, form)

    def _render(self, phrase: Phrase, language: str, form: str) -> str:
        bundle = self._bundle(language)
        args = {name: self._argument(arg, language, form) for name, arg in phrase.args.items()}
        name, _, attribute = self._formed(phrase.id, language, form).partition(".")
        if not bundle.has_message(name):
            raise LookupError(f"no message {name!r} in the {language!r} catalogue")
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LookupError(f"message {name!r} of the {language!r} catalogue has no text {attribute!r}")
        environment = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=args), errors=[])
        try:
            text = pattern(environment)
        except ValueError as error:  # more than Fluent takes
            environment.errors.append(error)
        if environment.errors:
            raise LookupError(f"message {phrase.id!r} of the {language!r} catalogue: {environment.errors[0]}")
        return str(text)

    def _argument(self, arg: int | str | Phrase, language: str, form: str) -> str | FluentInt:
        if isinstance(arg, Phrase):
            return self.text(arg, language, form)
        return _Number(arg) if isinstance(arg, int) else arg

    def _formed(self, id: str, language: str, form: str) -> str:
        joint = "-" if "." in id else "."
        for one in _FALLS_BACK.get(form, ()):
            if f"{id}{joint}{one}" in self._names[language]:
                return f"{id}{joint}{one}"
        return id

    def has(self, id: str, language: str) -> bool:
        """Whether a message, or an attribute of one, exists."""
        self._bundle(language)
        return id in self._names[language]

    def names(self, language: str) -> list[str]:
        """The names of all messages and, after a dot, of their attributes."""
        self._bundle(language)
        return sorted(self._names[language])

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            raise SetupError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        return self._bundles[language]


@lru_cache(maxsize=_REMEMBERED)
def _said(words: Words, phrase: Phrase, language: str, form: str) -> str:
    return words._render(phrase, language, form)


def _names(catalogue: Resource) -> set[str]:
    names: set[str] = set()
    for entry in catalogue.body:
        if isinstance(entry, Message):
            names.add(entry.id.name)
            names |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
        elif isinstance(entry, Junk):
            raise LookupError(f"not Fluent: {entry.content!r}")
    return names


def common_words() -> Traversable:
    """The folder of the catalogues that all games share."""
    return files("fathomfive.kernel") / "words"


def seat_name(names: Sequence[str], seat: int) -> Phrase:
    """A seat's own name, or 'seat 2'."""
    if names and names[seat]:
        return Phrase("named", name=names[seat])
    return Phrase("seat", number=seat + 1)
