"""The compiled twin of flat.py: the fields of an object as one piece of memory.

The only file of the engine that is not plain Python, because "copy these bytes" cannot be said there.
"""
from libc.string cimport memcpy

cdef extern from "Python.h":
    ctypedef struct PyTypeObject:
        Py_ssize_t tp_basicsize
        unsigned long tp_flags
        PyTypeObject *tp_base
    unsigned long Py_TPFLAGS_HEAPTYPE


cdef class Flat:
    cdef void copy_from(self, Flat other) noexcept nogil:
        cdef PyTypeObject *compiled = <PyTypeObject *> (<PyObject *> other).ob_type
        while compiled.tp_flags & Py_TPFLAGS_HEAPTYPE:  # a class made by Python holds more, which is its own
            compiled = compiled.tp_base
        cdef size_t head = <size_t> (<PyTypeObject *> Flat).tp_basicsize
        cdef size_t whole = <size_t> compiled.tp_basicsize
        memcpy(<char *> (<PyObject *> self) + head, <char *> (<PyObject *> other) + head, whole - head)
