"""What the names in a function stand for: its own, fields of a state, and what its module has."""

from __future__ import annotations

import ast
import builtins
import inspect
import textwrap
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from regency.core.engine import BindError
from regency.core.record import Record

#: Operations that are the same for every number, and comparisons of two.
COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)


class Layout:
    """Where the fields of a state lie in one array of numbers."""

    def __init__(self, record: Record) -> None:
        self.shapes = {name: field.shape for name, field in record.fields.items()}
        self.starts: dict[str, int] = {}
        self.size = 0
        for name, shape in self.shapes.items():
            self.starts[name] = self.size
            self.size += int(np.prod(shape))


class Names:
    """The names in one function."""

    def __init__(self, function: FunctionType, layout: Layout) -> None:
        self.function, self.layout = function, layout
        self.tree = _tree(function)
        assigned = [
            (node.id, isinstance(parent, ast.For) and node is parent.target)
            for parent in ast.walk(self.tree)
            for node in ast.iter_child_nodes(parent)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        ]
        self.parameters = [one.arg for one in self.tree.args.args]
        self._own = {*self.parameters, *(name for name, _ in assigned)}
        # What only counts a loop is always known.
        others = {*self.parameters, *(name for name, counts in assigned if not counts)}
        self._counters = self._own - others

    def is_own(self, node: ast.expr) -> bool:
        """Tell whether something is a variable or a parameter of the function."""
        return isinstance(node, ast.Name) and node.id in self._own

    def field(self, node: ast.expr) -> tuple[int, ...] | None:
        """Return the shape of a state's field, if this is one."""
        if not isinstance(node, ast.Attribute) or not self.is_own(node.value):
            return None
        if node.attr not in self.layout.shapes:
            raise self.refusal(node, f"no field of a state is called {node.attr!r}")
        return self.layout.shapes[node.attr]

    def meaning(self, node: ast.expr) -> Any:
        """Return what a name of the function's module stands for."""
        match node:
            case ast.Name(id=name):
                names = self.function.__globals__
                return names[name] if name in names else getattr(builtins, name, None)
            case ast.Attribute():
                module = self.meaning(node.value)
                if isinstance(module, ModuleType):
                    return getattr(module, node.attr)
        return None

    def is_certain(self, node: ast.expr) -> bool:
        """Tell whether something is known wherever the function is called."""
        match node:
            case ast.Constant():
                return True
            case ast.Name(id=name) if name in self._own:
                return name in self._counters
            case ast.Attribute(value=owner) if self.is_own(owner):
                return False
            case ast.Name() | ast.Attribute():
                return isinstance(self.meaning(node), int | np.integer)
            case ast.BinOp():
                return self.is_certain(node.left) and self.is_certain(node.right)
            case ast.UnaryOp():
                return self.is_certain(node.operand)
            case ast.Compare(ops=[op], comparators=[right]) if isinstance(op, COMPARISONS):
                return self.is_certain(node.left) and self.is_certain(right)
            case ast.Subscript(value=ast.Attribute(attr="shape")):
                return True
            case ast.Call(func=ast.Name("len")):
                return True
        return False

    def is_truth(self, node: ast.expr) -> bool:
        """Tell whether something is True or False, and no other number."""
        match node:
            case ast.Compare() | ast.UnaryOp(op=ast.Not()):
                return True
            case ast.BoolOp():
                return all(map(self.is_truth, node.values))
            case ast.Call():
                called = self.meaning(node.func)
                returned = getattr(called, "__annotations__", {}).get("return")
                return called is bool or returned in (bool, "bool")
        return False

    def refusal(self, node: ast.AST, words: str) -> BindError:
        """Return the error that says where something stands that cannot be followed."""
        code = self.function.__code__
        line = code.co_firstlineno + getattr(node, "lineno", 1) - 1
        return BindError(f"{code.co_filename}:{line}: {ast.unparse(node)}: {words}")


def _tree(function: FunctionType) -> ast.FunctionDef:
    """Return a function's text, taken apart."""
    try:
        (tree,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    except OSError as wrong:
        raise BindError(f"{function.__qualname__} has no text that can be read") from wrong
    plain = isinstance(tree, ast.FunctionDef) and not (
        tree.args.vararg or tree.args.kwarg or tree.args.kwonlyargs or tree.args.defaults
    )
    if not plain:
        raise BindError(f"{function.__qualname__} is no plain function of plain parameters")
    assert isinstance(tree, ast.FunctionDef)
    return tree
