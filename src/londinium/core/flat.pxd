cimport cython
from cpython.object cimport PyObject

from londinium.core.scratch cimport Tape


# How scratch is laid on the stack of whoever writes `londinium_lay` (building/pxd.py says when): the head of an object is
# kept once, and copied in whole words. Of `of` only the type is looked at. What is borrowed there is counted, but the
# count is never down to nothing, so nobody tries to give the memory back.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <malloc.h>
    #define londinium_room _alloca
    #else
    #define londinium_room __builtin_alloca
    #endif
    #define londinium_head(of, array) ((size_t) ((char *) (of)->array - (char *) (of)))
    #define londinium_words(of, array) ((londinium_head(of, array) + 7) / 8 * 8)
    #define londinium_keep(head, of, array) memcpy(head, of, londinium_head(of, array))
    #define londinium_lay(head, of, array) \
        Py_NewRef(memcpy(londinium_room(sizeof *(of)), head, londinium_words(of, array)))
    """


cdef class Flat:
    cdef size_t tape  # where it lies, or 0; a number, so that Python can still pickle a State

    cdef void copy_from(self, Flat other) noexcept nogil

    @cython.final
    cdef char *fields(self) noexcept nogil

    # How many bytes the fields take, and the same as they lie, in and out of a row: only for objects of this process
    # that point to the same components.
    @cython.final
    cdef int room(self) noexcept nogil

    @cython.final
    cdef void store(self, unsigned char[::1] out, Py_ssize_t at) noexcept nogil

    @cython.final
    cdef void load(self, unsigned char[::1] source, Py_ssize_t at) noexcept nogil

    @cython.final
    cdef inline void tell_to(self, Tape tape) noexcept nogil:
        self.tape = <size_t> <PyObject *> tape

    @cython.final
    cdef inline void tell_nobody(self) noexcept nogil:
        self.tape = 0

    @cython.final
    cdef inline bint telling(self) noexcept nogil:
        return self.tape != 0

    @cython.final
    cdef inline void note(self, int kind, int seat, int a, int b, int c, int seen) noexcept nogil:
        if self.tape != 0:
            (<Tape> <PyObject *> self.tape).add(kind, seat, a, b, c, seen)
