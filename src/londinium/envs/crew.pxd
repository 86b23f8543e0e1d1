cdef extern from *:
    """
    typedef struct londinium_shared londinium_shared;
    typedef struct londinium_place londinium_place;
    """
    ctypedef struct Shared "londinium_shared"
    ctypedef struct Place "londinium_place"


cdef class Crew:
    cdef readonly int workers
    cdef readonly int size
    cdef readonly bint spins
    cdef int task
    # Lanes that are taken at a time: never changed, since whoever comes late may have looked before it was and take after.
    cdef int handful
    cdef Shared *shared
    cdef Place *places  # the caller's and the workers'

    cdef void call(self, int task) noexcept nogil
    cdef int take(self, int worker) noexcept nogil
    cdef int until(self, int worker) noexcept nogil
    cdef void gather(self) noexcept nogil
    cdef bint wait(self, int worker) noexcept nogil
    cdef void call_out(self) noexcept nogil
    cdef void ring(self, Place *place) noexcept nogil
    cdef void sleep(self, Place *place, bint needless) noexcept nogil
