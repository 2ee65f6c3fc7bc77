"""Copies of a game's functions in which every number may be unknown.

The text of a function is taken apart and put together again: `a + b` becomes `unknown.plus(a, b)`,
a condition asks the walk, and a state is one array of numbers, field after field, so that
`state.hand[seat, card]` becomes `unknown.read2(walk, state, …)`. The rules are those of the game,
whatever they are, and nothing is declared. A function that does more than can be followed puzzles:
of a move that comes to it nothing more is promised.
"""

from __future__ import annotations

import ast
import builtins
import linecache
import textwrap
from collections.abc import Iterator, Sequence
from inspect import signature
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from regency.core.engine import BindError
from regency.core.record import Record
from regency.core.slots import Size
from regency.foresight import unknown
from regency.foresight.names import COMPARISONS, Layout, Names

_HELPERS, _WALK = "unknown_", "walk_"

#: What becomes of an operation; those of the second table may puzzle, and are given the walk.
_OPERATIONS: dict[type[ast.AST], str] = {
    ast.Add: "plus", ast.Sub: "minus", ast.Mult: "times", ast.BitAnd: "common_bits",
    ast.BitOr: "all_bits", ast.BitXor: "odd_bits", ast.USub: "negative", ast.Invert: "inverted",
    ast.Eq: "equal", ast.NotEq: "different", ast.Lt: "less", ast.LtE: "at_most",
    ast.Gt: "greater", ast.GtE: "at_least",
}  # fmt: skip
_PUZZLING: dict[type[ast.AST], str] = {
    ast.FloorDiv: "quotient", ast.Mod: "remainder", ast.LShift: "shifted_up",
    ast.RShift: "shifted_down",
}  # fmt: skip
#: Functions of Python's own that rules call.
_BUILTINS = {"max": "largest", "min": "smallest", "abs": "magnitude"}


#: What functions return that can be left out of a walk: nothing, or a number.
_NUMBERS = (None, int, bool, "None", "int", "bool")


class Rewriter:
    """Rewrites functions of one game, each once."""

    def __init__(self, record: Record) -> None:
        self.layout = Layout(record)
        #: Of functions that are not followed: where that begins, and why.
        self.refused: dict[FunctionType, str] = {}
        self._made: dict[FunctionType, FunctionType] = {}

    def rewritten(self, function: FunctionType) -> FunctionType:
        """Return the copy of a function for numbers that may be unknown; it is given a walk first.

        Whatever it calls is rewritten as well.
        """
        if function not in self._made:
            try:
                self._made[function] = _Function(self, function).made()
            except BindError as wrong:
                if signature(function).return_annotation not in _NUMBERS:
                    raise  # whoever calls it could not go on without what it returns
                self.refused[function] = str(wrong)
                self._made[function] = _puzzling(function)
        return self._made[function]


class _Entry(NamedTuple):
    """An entry of an array: where the array begins, the sizes of its axes, and the indices."""

    array: ast.Name
    base: ast.expr
    sizes: list[ast.expr]
    indices: list[ast.expr]


class _Function:
    """One function on its way from its text to its copy."""

    def __init__(self, rewriter: Rewriter, function: FunctionType) -> None:
        self._rewriter, self._function = rewriter, function
        self._names = Names(function, rewriter.layout)
        self._kept: dict[str, Any] = {_HELPERS: unknown}  # what the copy's names stand for

    def made(self) -> FunctionType:
        """Return the copy."""
        body = ast.Module(self._block(self._names.tree.body), [])
        text = ast.unparse(ast.fix_missing_locations(body))
        return _compiled(self._function, self._names.parameters, text, self._kept)

    # --- statements

    def _block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        made = [new for one in statements for new in self._statement(one)]
        return made or [ast.Pass()]

    def _statement(self, node: ast.stmt) -> Iterator[ast.stmt]:
        match node:
            case ast.Expr(value=ast.Constant()):
                pass  # a docstring
            case ast.Expr():
                yield ast.Expr(self._value(node.value))
            case ast.Return():
                yield ast.Return(None if node.value is None else self._value(node.value))
            case ast.Assign(targets=[target]):
                yield self._stored(target, self._value(node.value))
            case ast.AnnAssign(value=ast.expr() as value):
                yield self._stored(node.target, self._value(value))
            case ast.AugAssign():
                old = ast.parse(ast.unparse(node.target), mode="eval").body
                new = ast.copy_location(ast.BinOp(old, node.op, node.value), node)
                yield self._stored(node.target, self._value(new))
            case ast.If():
                otherwise = self._block(node.orelse) if node.orelse else []
                yield ast.If(self._condition(node.test), self._block(node.body), otherwise)
            case ast.While(orelse=[]):
                tests = [_helper("goes_on", _walk()), self._condition(node.test)]
                yield ast.While(ast.BoolOp(ast.And(), tests), self._block(node.body), [])
            case ast.For(target=ast.Name(), orelse=[], iter=ast.Call(func=ast.Name("range")) as to):
                limits = ast.Call(_name("range"), [self._limit(one) for one in to.args], [])
                yield ast.For(node.target, limits, self._block(node.body), [])
            case ast.Pass() | ast.Break() | ast.Continue():
                yield node
            case _:
                raise self._names.refusal(node, "a statement that is not followed")

    def _limit(self, node: ast.expr) -> ast.expr:
        made = self._value(node)
        return made if self._names.is_certain(node) else _helper("known", _walk(), made)

    def _stored(self, target: ast.expr, value: ast.expr) -> ast.stmt:
        """Return the statement that keeps a value."""
        match target:
            case ast.Name():
                return ast.Assign([target], value)
            case ast.Tuple() if all(isinstance(one, ast.Name) for one in target.elts):
                return ast.Assign([target], value)
            case ast.Attribute() if self._names.field(target) == ():
                return ast.Assign([self._cell(target, ast.Store())], value)
            case ast.Subscript():
                return ast.Expr(self._at(target, "write", value))
        raise self._names.refusal(target, "only numbers and entries of arrays can be changed")

    # --- expressions

    def _value(self, node: ast.expr) -> ast.expr:
        """Return what a number becomes, or an array that is passed on."""
        match node:
            case ast.Constant(value=bool() | int() as number):
                return ast.Constant(int(number))
            case ast.Name() if self._names.is_own(node):
                return _name(node.id)
            case ast.Name():
                return self._constant(node)
            case ast.Tuple():
                return ast.Tuple([self._value(one) for one in node.elts], ast.Load())
            case ast.BinOp(op=op):
                if self._names.is_certain(node):
                    return ast.BinOp(self._value(node.left), op, self._value(node.right))
                return self._operation(node, op, node.left, node.right)
            case ast.UnaryOp(op=ast.Not()) | ast.Compare() | ast.BoolOp():
                return self._truth(node)
            case ast.UnaryOp(op=op):
                if self._names.is_certain(node):
                    return ast.UnaryOp(op, self._value(node.operand))
                return self._operation(node, op, node.operand)
            case ast.IfExp():
                chosen, other = self._value(node.body), self._value(node.orelse)
                return ast.IfExp(self._condition(node.test), chosen, other)
            case ast.Call(keywords=[]):
                return self._call(node)
            case ast.Subscript(value=ast.Attribute(attr="shape")):
                return node
            case ast.Subscript():
                return self._at(node, "read")
            case ast.Attribute():
                return self._attribute(node)
        raise self._names.refusal(node, "an expression that is not followed")

    def _operation(self, node: ast.expr, op: ast.AST, *operands: ast.expr) -> ast.expr:
        made = [self._value(one) for one in operands]
        if type(op) in _PUZZLING:
            return _helper(_PUZZLING[type(op)], _walk(), *made)
        if type(op) in _OPERATIONS:
            return _helper(_OPERATIONS[type(op)], *made)
        raise self._names.refusal(node, f"{type(op).__name__} is not followed")

    def _truth(self, node: ast.expr) -> ast.expr:
        """Return a truth as a number: 0, 1 or unknown."""
        match node:
            case ast.BoolOp(op=op):
                *tests, last = node.values
                made = self._value(last)
                for test in reversed(tests):
                    if isinstance(op, ast.And):
                        made = ast.IfExp(self._condition(test), made, ast.Constant(0))
                    elif self._names.is_truth(test):
                        made = ast.IfExp(self._condition(test), ast.Constant(1), made)
                    else:
                        raise self._names.refusal(node, "write `if` to choose between numbers")
                return made
            case ast.Compare() if not self._names.is_certain(node):
                if len(node.ops) == 1 and isinstance(node.ops[0], COMPARISONS):
                    return self._operation(node, node.ops[0], node.left, *node.comparators)
                return self._truth(self._pairs(node))
        return ast.IfExp(self._condition(node), ast.Constant(1), ast.Constant(0))

    def _condition(self, node: ast.expr) -> ast.expr:
        """Return a condition as Python has it: what is unknown was asked for."""
        match node:
            case ast.BoolOp():
                return ast.BoolOp(node.op, [self._condition(one) for one in node.values])
            case ast.UnaryOp(op=ast.Not()):
                return ast.UnaryOp(ast.Not(), self._condition(node.operand))
            case ast.Compare(ops=[_], comparators=[right]) if self._names.is_certain(node):
                return ast.Compare(self._value(node.left), node.ops, [self._value(right)])
            case ast.Compare(ops=[op]) if isinstance(op, COMPARISONS):
                pass
            case ast.Compare():
                return self._condition(self._pairs(node))
            case ast.Call(func=ast.Name("bool"), args=[inner]):
                return self._condition(inner)
        return _helper("holds", _walk(), self._value(node))

    def _pairs(self, node: ast.Compare) -> ast.expr:
        """Return `a < b < c` and `a in (b, c)` as comparisons of two numbers."""
        found: ast.expr
        match node:
            case ast.Compare(ops=[ast.In() | ast.NotIn() as op], comparators=[ast.Tuple() as of]):
                found = _any([ast.Compare(node.left, [ast.Eq()], [one]) for one in of.elts])
                return found if isinstance(op, ast.In) else ast.UnaryOp(ast.Not(), found)
        sides = [node.left, *node.comparators]
        if not all(isinstance(op, COMPARISONS) for op in node.ops):
            raise self._names.refusal(node, "a comparison that is not followed")
        if any(not isinstance(side, ast.Name | ast.Constant) for side in sides[1:-1]):
            raise self._names.refusal(node, "give what is compared twice a name first")
        pairs = zip(sides, node.ops, sides[1:], strict=False)
        return ast.BoolOp(ast.And(), [ast.Compare(a, [op], [b]) for a, op, b in pairs])

    def _call(self, node: ast.Call) -> ast.expr:
        called = self._names.meaning(node.func)
        if isinstance(called, FunctionType):
            name = self._keep(ast.unparse(node.func), self._rewriter.rewritten(called))
            return ast.Call(name, [_walk(), *map(self._value, node.args)], [])
        if called is bool:
            return ast.IfExp(self._condition(node.args[0]), ast.Constant(1), ast.Constant(0))
        made = [self._value(one) for one in node.args]
        if called is len:
            return ast.Call(_name("len"), made, [])
        if called is int:
            return made[0]
        name_of = getattr(called, "__name__", "")
        if getattr(builtins, name_of, None) is called and name_of in _BUILTINS:
            helper = _BUILTINS[name_of]
            if called is abs:
                return _helper(helper, *made)
            if len(made) > 1:
                first, *others = made
                for other in others:
                    first = _helper(helper, first, other)
                return first
        raise self._names.refusal(node, f"{ast.unparse(node.func)} is not followed")

    # --- names and arrays

    def _keep(self, called: str, meant: Any) -> ast.Name:
        """Return the name by which the copy knows something."""
        name = called.replace(".", "_")
        self._kept.setdefault(name, meant)
        return _name(name)

    def _constant(self, node: ast.expr) -> ast.expr:
        """Return a number or an array that the function's module has."""
        meant = self._names.meaning(node)
        if isinstance(meant, Size | np.ndarray):
            return self._keep(ast.unparse(node), meant)  # the binder knows what it stands for
        if isinstance(meant, int | np.integer):
            return self._keep(ast.unparse(node), int(meant))
        raise self._names.refusal(node, "neither a number nor an array")

    def _attribute(self, node: ast.Attribute) -> ast.expr:
        shape = self._names.field(node)
        if shape is None:
            return self._constant(node)
        if shape == ():
            return ast.Call(_name("int"), [self._cell(node, ast.Load())], [])
        if len(shape) > 1:
            raise self._names.refusal(node, "pass on one row of an array at a time")
        start, whole = self._rewriter.layout.starts[node.attr], ast.unparse(node.value)
        return _helper("row", _name(whole), ast.Constant(start), ast.Constant(shape[0]))

    def _cell(self, node: ast.Attribute, context: ast.expr_context) -> ast.expr:
        start = self._rewriter.layout.starts[node.attr]
        return ast.Subscript(_name(ast.unparse(node.value)), ast.Constant(start), context)

    def _at(self, node: ast.Subscript, what: str, *value: ast.expr) -> ast.expr:
        """Return the call that reads or writes an entry of an array, or a row of it."""
        entry = self._entry(node)
        axes = len(entry.sizes)
        if axes == len(entry.indices):
            places = [entry.array, entry.base, *entry.sizes, *entry.indices]
            return _helper(f"{what}{axes}", _walk(), *places, *value)
        if axes == 0 and len(entry.indices) == 2:
            return _helper(f"{what}_table", _walk(), entry.array, *entry.indices, *value)
        if axes == 2 and what == "read":
            start = _helper("row_start", _walk(), entry.base, *entry.sizes, *entry.indices)
            return _helper("row", entry.array, start, entry.sizes[1])
        raise self._names.refusal(node, "one row of an array can be passed on, no more")

    def _entry(self, node: ast.Subscript) -> _Entry:
        """Return where an entry lies; an array with more axes that was passed on has no sizes."""
        given = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if any(isinstance(one, ast.Slice) for one in given):
            raise self._names.refusal(node, "parts of arrays are not followed")
        indices = [self._value(one) for one in given]
        array, shape = node.value, self._names.field(node.value)
        if isinstance(array, ast.Attribute) and shape is not None:
            start = ast.Constant(self._rewriter.layout.starts[array.attr])
            return _Entry(_name(ast.unparse(array.value)), start, _sizes(shape), indices)
        if isinstance(array, ast.Name) and self._names.is_own(array):
            length: ast.expr = ast.Call(_name("len"), [_name(array.id)], [])
            sizes = [length] if len(indices) == 1 else []
            return _Entry(_name(array.id), ast.Constant(0), sizes, indices)
        table = self._names.meaning(array)
        if not isinstance(table, np.ndarray):
            raise self._names.refusal(node, "neither a field nor an array with a name")
        name = self._keep(f"{ast.unparse(array)}_in_a_row", table.reshape(-1))
        return _Entry(name, ast.Constant(0), _sizes(table.shape), indices)


def _compiled(
    function: FunctionType, parameters: Sequence[str], body: str, names: dict[str, Any]
) -> FunctionType:
    """Return the copy of a function that has this body."""
    name = function.__name__
    head = f"def {name}({', '.join([_WALK, *parameters])}):\n"
    text = head + textwrap.indent(body, "    ") + "\n"
    where = f"<{function.__module__}.{name} over unknown numbers>"
    # So that tracebacks and hashes of what is compiled can read it.
    linecache.cache[where] = (len(text), None, text.splitlines(keepends=True), where)
    exec(compile(text, where, "exec"), names)
    copy: FunctionType = names[name]
    copy.__module__ = function.__module__
    copy.__qualname__ = f"{function.__qualname__}_over_unknowns"
    return copy


def _puzzling(function: FunctionType) -> FunctionType:
    """Return what stands for a function that is not followed."""
    asked = signature(function)
    nothing = asked.return_annotation in (None, "None")
    body = f"{_HELPERS}.puzzle({_WALK})" + ("" if nothing else "\nreturn 0")
    return _compiled(function, list(asked.parameters), body, {_HELPERS: unknown})


def _name(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _walk() -> ast.expr:
    return _name(_WALK)


def _helper(name: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(ast.Attribute(_name(_HELPERS), name, ast.Load()), list(arguments), [])


def _sizes(shape: tuple[int, ...]) -> list[ast.expr]:
    return [ast.Constant(size) for size in shape]


def _any(tests: list[ast.expr]) -> ast.expr:
    return ast.BoolOp(ast.Or(), tests) if len(tests) > 1 else tests[0]
