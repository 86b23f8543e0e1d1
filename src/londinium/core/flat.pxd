from cpython.object cimport PyObject

cdef class Flat:
    cdef void copy_from(self, Flat other) noexcept nogil
