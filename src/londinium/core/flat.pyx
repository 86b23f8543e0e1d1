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
        memcpy(self.fields(), other.fields(), other.room())

    cdef char *fields(self) noexcept nogil:
        return <char *> (<PyObject *> self) + <size_t> (<PyTypeObject *> Flat).tp_basicsize

    cdef int room(self) noexcept nogil:
        cdef PyTypeObject *compiled = <PyTypeObject *> (<PyObject *> self).ob_type
        while compiled.tp_flags & Py_TPFLAGS_HEAPTYPE:  # a class made by Python holds more, which is its own
            compiled = compiled.tp_base
        return <int> (compiled.tp_basicsize - (<PyTypeObject *> Flat).tp_basicsize)

    cdef void store(self, unsigned char[::1] out, Py_ssize_t at) noexcept nogil:
        memcpy(&out[at], self.fields(), self.room())

    cdef void load(self, unsigned char[::1] source, Py_ssize_t at) noexcept nogil:
        memcpy(self.fields(), &source[at], self.room())
