"""The compiled twin of flat.py: the fields of an object as one piece of memory.

The only file of the engine that is not plain Python, because "copy these bytes" cannot be said there.
"""
from cpython.object cimport PyTypeObject
from libc.string cimport memcpy


cdef class Flat:
    cdef void copy_from(self, Flat other) noexcept nogil:
        cdef size_t head = <size_t> (<PyTypeObject *> Flat).tp_basicsize
        cdef size_t whole = <size_t> (<PyTypeObject *> (<PyObject *> other).ob_type).tp_basicsize
        memcpy(<char *> (<PyObject *> self) + head, <char *> (<PyObject *> other) + head, whole - head)
