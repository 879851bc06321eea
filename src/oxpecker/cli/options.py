"""The options for checking methods, generated from the settings table and shared by all commands that check."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import Any, NoReturn, TypeVar, cast

import click
from click.core import ParameterSource

from oxpecker.api.configuration import Configuration, ConfigurationError, configuration_of
from oxpecker.api.setting import Holder, Kind, Setting, WrongValue
from oxpecker.api.settings import SETTINGS, changed, flags, meaning
from oxpecker.cli.sections import FIRST, option
from oxpecker.engine import Options

F = TypeVar("F", bound=Callable[..., object])

_CONFIGURATION = "oxpecker.configuration"
_NAMED_FILE = "oxpecker.config_file"
_CHECKING = tuple(each for each in SETTINGS if each.of_methods)
_PROGRAM = tuple(each for each in SETTINGS if each.holder is Holder.PROGRAM)
_PLACES = tuple(each for each in SETTINGS if each.holder is Holder.PLACES)


def parameter_name(setting: Setting) -> str:
    """The argument name of a setting in a command."""
    return setting.name.replace("-", "_")


class WholeNumber(click.IntRange):
    """A whole number that is large enough; in the words of configuration files."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(f"{value!r} is not a whole number of at least {self.min}", param, ctx)


class Number(click.FloatRange):
    """A number that is large enough; in the words of configuration files."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(f"{value!r} is not a number of at least {self.min}", param, ctx)


def setting_option(setting: Setting) -> Callable[[F], F]:
    """The command-line option of a setting."""
    names = [f"--{setting.name}", parameter_name(setting)]
    others: dict[str, Any] = {"help": setting.help, "metavar": setting.metavar, "section": setting.section}
    listed = (Kind.NAMES, Kind.SOME_STAGES, Kind.PATHS)
    if setting.usual is not None and setting.kind not in listed and setting.usual is not False:
        others |= {"default": getattr(setting.usual, "value", setting.usual), "show_default": True}
    match setting.kind:
        case Kind.SWITCH:
            names[0] = f"--{setting.name}/--no-{setting.name}"
            others["default"] = setting.usual
        case Kind.WORD:
            others["type"] = click.Choice([str(word) for word in setting.words])
        case Kind.NUMBER:
            others["type"] = int if setting.least is None else WholeNumber(min=int(setting.least))
        case Kind.AMOUNT:
            others["type"] = Number(min=setting.least)
        case Kind.NAMES:
            others["multiple"] = True
        case Kind.STAGES:
            others |= {"default": "auto", "show_default": True, "callback": _checked(setting)}
        case Kind.SOME_STAGES:
            others |= {"multiple": True, "type": click.Choice([str(word) for word in setting.words])}
            others.pop("default", None)
        case Kind.FILE:
            others["type"] = click.Path(dir_okay=False)
    return option(*names, **others)


def _checked(setting: Setting) -> Callable[[click.Context, click.Parameter, str], str]:
    def check(_context: click.Context, _parameter: click.Parameter, value: str) -> str:
        try:
            setting.read(value)
        except WrongValue as wrong:
            raise click.BadParameter(str(wrong)) from None
        return value

    return check


def _remember(context: click.Context, parameter: click.Parameter, value: object) -> None:
    context.meta[f"oxpecker.{parameter.name}"] = value


_FILES: tuple[Callable[[Any], Any], ...] = (
    option(
        "--config",
        "config_file",
        section=FIRST,
        type=click.Path(path_type=Path, dir_okay=False),
        metavar="FILE",
        expose_value=False,
        callback=_remember,
        help="Read options from this file instead of the nearest oxpecker.toml or pyproject.toml.",
    ),
    option(
        "--no-config",
        "no_config",
        section=FIRST,
        is_flag=True,
        expose_value=False,
        callback=_remember,
        help="Ignore configuration files.",
    ),
)


def checking_options(command: F) -> F:
    """Adds all options for checking to a command, as the one argument `options`; files provide what is not given.

    It excludes annotations in the source, which differ from method to method.
    """

    @wraps(command)
    def with_options(**values: Any) -> object:
        for setting in _CHECKING:
            values.pop(parameter_name(setting))
        chosen = configuration_of_command().values | given_settings()
        try:
            options = changed(Options(), chosen)
        except WrongValue as wrong:
            raise click.UsageError(str(wrong)) from None
        return command(options=options, **values)

    return cast(F, _declared(with_options, map(setting_option, _CHECKING)))


def language_options(command: F) -> F:
    """Adds the options for the semantics of programs to a command, as the one argument `language`.

    A program's own choice overrides that of a configuration file, so `load` looks it up.
    """

    @wraps(command)
    def with_language(**values: Any) -> object:
        for setting in _PROGRAM:
            values.pop(parameter_name(setting))
        return command(language=meaning(given_settings()), **values)

    return cast(F, place_options(_declared(with_language, [*map(setting_option, _PROGRAM), *_FILES])))


def place_options(command: F) -> F:
    """Adds the options for where classes are found to a command; `load` looks them up."""

    @wraps(command)
    def with_places(**values: Any) -> object:
        for setting in _PLACES:
            values.pop(parameter_name(setting))
        return command(**values)

    return cast(F, _declared(with_places, map(setting_option, _PLACES)))


def place_flags() -> list[str]:
    """The given options for where classes are found, with which another command finds the same program."""
    given = given_settings()
    return [word for each in _PLACES if each.name in given for word in flags(each, given[each.name])]


def command_options(*names: str) -> Callable[[F], F]:
    """Adds settings for what a command does with results, each as an argument; files provide what is not given."""
    settings = [each for each in SETTINGS if each.name in names and each.holder is Holder.COMMAND]

    def decorated(command: F) -> F:
        @wraps(command)
        def with_settings(**values: Any) -> object:
            chosen = configuration_of_command().values | given_settings()
            for setting in settings:
                values[parameter_name(setting)] = chosen.get(setting.name, setting.usual)
            return command(**values)

        return cast(F, _declared(with_settings, map(setting_option, settings)))

    return decorated


def given_settings() -> dict[str, Any]:
    """The settings given on the command line, by name."""
    context = click.get_current_context(silent=True)
    given: dict[str, Any] = {}
    if context is None:
        return given  # called by a program, not by a command
    for setting in SETTINGS:
        name = parameter_name(setting)
        if name in context.params and context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            try:
                given[setting.name] = setting.read(context.params[name])
            except WrongValue as wrong:
                raise click.UsageError(str(wrong)) from None
    return given


def configuration_of_command() -> Configuration:
    """The configuration for the file of the running command; errors in it end the command."""
    context = click.get_current_context(silent=True)
    if context is None:
        return Configuration()  # called by a program, not by a command
    if _CONFIGURATION not in context.meta:
        context.meta[_CONFIGURATION] = _looked_up(context)
    found = context.meta[_CONFIGURATION]
    assert isinstance(found, Configuration)
    return found


def _looked_up(context: click.Context) -> Configuration:
    checked = _checked_file(context.params)
    if checked is None:
        return Configuration()
    try:
        return configuration_above(checked)
    except ConfigurationError as error:
        give_up(error)


def configuration_above(checked: Path) -> Configuration:
    """The configuration for a program, from the file that the running command uses; raises ConfigurationError."""
    meta = click.get_current_context().meta
    return Configuration() if meta.get("oxpecker.no_config") else configuration_of(checked, meta.get(_NAMED_FILE))


def _checked_file(parameters: dict[str, Any]) -> Path | None:
    """The subject of a command: FILE, PATH, the first of FILES, or FILE:LINE. Tasks have no configuration."""
    if "place" in parameters:
        return Path(str(parameters["place"]).rpartition(":")[0])
    if parameters.get("files"):
        return Path(parameters["files"][0])
    file = parameters.get("file") or parameters.get("path")
    return Path(file) if file is not None else Path() if "file" in parameters else None


def give_up(error: ConfigurationError) -> NoReturn:
    """Ends the command with the errors in a configuration."""
    click.echo(str(error), err=True)
    count = len(error.problems)
    click.echo(f"{count} error{'' if count == 1 else 's'}", err=True)
    raise SystemExit(2)


def _declared(command: Any, declarations: Iterable[Callable[[Any], Any]]) -> Any:
    for declare in reversed(list(declarations)):
        command = declare(command)
    return command
