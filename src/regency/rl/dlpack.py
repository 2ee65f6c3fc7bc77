"""DLPack capsules over memory that is ours: PyTorch, JAX, CuPy and NumPy take it without a copy.

The layout is that of the DLPack header (unversioned `DLManagedTensor`), which every consumer still
takes. Numba's device arrays of records have no such capsule, and a plain array inside a record
needs one of its own.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

#: Kinds of devices, as the header numbers them.
CPU, CUDA = 1, 2
#: Kinds of numbers, as the header numbers them, by NumPy's letters.
_CODES = {"i": 0, "u": 1, "f": 2}
_NAME = b"dltensor"
_BITS_A_BYTE = 8


class _Device(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int32), ("number", ctypes.c_int32)]


class _DataType(ctypes.Structure):
    _fields_ = [
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
    ]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),  # NULL: without gaps, last axis first
        ("byte_offset", ctypes.c_uint64),
    ]


_DELETER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    _fields_ = [
        ("tensor", _Tensor),
        ("context", ctypes.c_void_p),
        ("deleter", _DELETER),
    ]


# A library handle of our own: the argument types of ctypes.pythonapi are shared by everyone.
_python = ctypes.PyDLL(None)
_python.PyCapsule_New.restype = ctypes.py_object
_python.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_python.PyCapsule_IsValid.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
_python.PyCapsule_GetPointer.restype = ctypes.c_void_p
_python.PyCapsule_GetPointer.argtypes = [ctypes.c_void_p, ctypes.c_char_p]

#: What lives as long as somebody holds a tensor over it, by the tensor's address.
_held: dict[int, Any] = {}


def _let_go(address: int) -> None:
    _held.pop(address, None)


def _drop(capsule: int) -> None:
    # A consumer renames the capsule it takes: then the tensor is released by its deleter instead.
    if _python.PyCapsule_IsValid(capsule, _NAME):
        _let_go(_python.PyCapsule_GetPointer(capsule, _NAME))


_deleter, _destructor = _DELETER(_let_go), _DELETER(_drop)


def capsule(
    owner: Any, pointer: int, shape: tuple[int, ...], dtype: Any, device: tuple[int, int]
) -> Any:
    """Return a DLPack capsule over memory without gaps; *owner* lives as long as it is used."""
    kind = np.dtype(dtype)
    if kind.kind not in _CODES:
        raise TypeError(f"DLPack tells whole numbers and floats here, not {kind}")
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    managed = _Managed()
    managed.tensor.data = pointer
    managed.tensor.device = _Device(*device)
    managed.tensor.ndim = len(shape)
    managed.tensor.dtype = _DataType(_CODES[kind.kind], kind.itemsize * _BITS_A_BYTE, 1)
    managed.tensor.shape = ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64))
    managed.deleter = _deleter
    address = ctypes.addressof(managed)
    _held[address] = (managed, sizes, owner)
    return _python.PyCapsule_New(address, _NAME, ctypes.cast(_destructor, ctypes.c_void_p))
