"""The fields of loggers."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java.lombok.shape import Shape

_LOGGERS = {
    "Log": ("java.util.logging.Logger", "java.util.logging.Logger.getLogger({name}.class.getName())"),
    "Slf4j": ("org.slf4j.Logger", "org.slf4j.LoggerFactory.getLogger({name}.class)"),
    "XSlf4j": ("org.slf4j.ext.XLogger", "org.slf4j.ext.XLoggerFactory.getXLogger({name}.class)"),
    "Log4j": ("org.apache.log4j.Logger", "org.apache.log4j.Logger.getLogger({name}.class)"),
    "Log4j2": ("org.apache.logging.log4j.Logger", "org.apache.logging.log4j.LogManager.getLogger({name}.class)"),
    "CommonsLog": ("org.apache.commons.logging.Log", "org.apache.commons.logging.LogFactory.getLog({name}.class)"),
    "JBossLog": ("org.jboss.logging.Logger", "org.jboss.logging.Logger.getLogger({name}.class)"),
    "Flogger": ("com.google.common.flogger.FluentLogger", "com.google.common.flogger.FluentLogger.forEnclosingClass()"),
}
"""The type of the logger and what creates it, by the annotation."""


def loggers(shape: Shape) -> Iterator[str]:
    """The logger that an annotation of a class asks for, as Java text."""
    if any(each.name == "log" for each in shape.properties):
        return
    for name, (logger, created) in _LOGGERS.items():
        if shape.has(name):
            yield f"private static final {logger} log = {created.format(name=shape.name)};"
            return
