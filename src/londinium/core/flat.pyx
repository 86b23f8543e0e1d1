"""The compiled twin of flat.py: the fields of an object as one piece of memory.

The only file of the engine that is not plain Python, because "copy these bytes" cannot be said there.
"""
from cpython.mem cimport PyObject_Malloc
from libc.string cimport memcpy, memset

cdef extern from "Python.h":
    ctypedef struct PyTypeObject:
        Py_ssize_t tp_basicsize
        unsigned long tp_flags
        PyTypeObject *tp_base
        PyObject *(*tp_alloc)(PyTypeObject *, Py_ssize_t)
    unsigned long Py_TPFLAGS_HEAPTYPE
    PyObject *PyObject_Init(PyObject *, PyTypeObject *)
    PyObject *PyErr_NoMemory()

# Small objects lie side by side, and where one thread writes again and again, its processor fetches what lies behind as
# well, for it may come next. If that is what another thread writes, both wait for each other at every step: two threads
# then took as long as one. With less than this between them some still did.
cdef size_t APART = 256


cdef PyObject *allocate(PyTypeObject *kind, Py_ssize_t items) noexcept:
    """Memory for an object, and behind it some that nobody uses. Classes that Python makes have their own way."""
    cdef void *found = PyObject_Malloc(kind.tp_basicsize + APART)
    if found == NULL:
        return PyErr_NoMemory()
    memset(found, 0, kind.tp_basicsize)
    return PyObject_Init(<PyObject *> found, kind)


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


(<PyTypeObject *> Flat).tp_alloc = allocate  # every compiled class that is a Flat inherits it
