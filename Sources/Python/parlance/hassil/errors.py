"""Errors, under the names of hassil."""

from __future__ import annotations


class HassilError(Exception):
    """The base class of the errors of this package."""


class MissingListError(HassilError):
    """A sentence that was reached refers to a list that does not exist."""


class MissingRuleError(HassilError):
    """A sentence that was reached refers to an expansion rule that does not exist."""


class InvalidIntentsError(HassilError):
    """Templates or lists that Parlance rejects; the message names each with its problem."""
