"""The compiled twin of crew.py: threads that hear of a task within a microsecond and need no Python while they work.

Each thread has its part of the games. Whoever has done its own takes from the others', so that all end together and a
thread that comes late, or not at all, is not waited for. `call` says last from which lane on nobody has taken anything;
so whoever takes a lane, even one that was still looking for some of the task before, sees the task it belongs to.

A worker waits by looking again and again for a moment, if its last wait was short and there is a core for each thread;
then it sleeps until its bell is rung. Whoever wants to sleep says so and looks once more; whoever has something for a
sleeper unsays that and rings. So the bell rings once for every sleep, and nobody sleeps through a task.
"""
from cpython.mem cimport PyMem_RawCalloc, PyMem_RawFree

cdef extern from *:
    """
    #include "pythread.h"
    #if defined(_MSC_VER)
    #include <intrin.h>
    #include <windows.h>
    typedef volatile long londinium_number;
    #define londinium_read(at) _InterlockedOr(at, 0)
    #define londinium_write(at, value) ((void) _InterlockedExchange(at, value))
    #define londinium_add(at, value) _InterlockedExchangeAdd(at, value)
    #define londinium_swap(at, old, value) (_InterlockedCompareExchange(at, value, old) == (old))
    #define londinium_pause() YieldProcessor()
    static long long londinium_now(void) {
        LARGE_INTEGER now, second;
        QueryPerformanceCounter(&now);
        QueryPerformanceFrequency(&second);
        return (long long) ((double) now.QuadPart * 1e9 / (double) second.QuadPart);
    }
    #else
    #include <time.h>
    typedef long londinium_number;
    #define londinium_read(at) __atomic_load_n(at, __ATOMIC_SEQ_CST)
    #define londinium_write(at, value) __atomic_store_n(at, value, __ATOMIC_SEQ_CST)
    #define londinium_add(at, value) __atomic_fetch_add(at, value, __ATOMIC_SEQ_CST)
    static int londinium_swap(londinium_number *at, long old, long value) {
        return __atomic_compare_exchange_n(at, &old, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    }
    #if defined(__x86_64__) || defined(__i386__)
    #define londinium_pause() __builtin_ia32_pause()
    #elif defined(__aarch64__)
    #define londinium_pause() __asm__ volatile("yield")
    #else
    #define londinium_pause() ((void) 0)
    #endif
    static long long londinium_now(void) {
        struct timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        return (long long) now.tv_sec * 1000000000 + now.tv_nsec;
    }
    #endif

    /* What different threads write is kept apart: two lines of the processor's memory, since some fetch them in pairs. */
    #define LONDINIUM_APART(name) char name[128]
    struct londinium_shared {
        LONDINIUM_APART(before);
        londinium_number tasks;
        LONDINIUM_APART(between);
        londinium_number left;
        LONDINIUM_APART(after);
        londinium_number dismissed;
    };
    struct londinium_place {
        LONDINIUM_APART(before);
        londinium_number next;
        long begin, end;
        LONDINIUM_APART(between);
        londinium_number asleep;
        PyThread_type_lock bell;
        LONDINIUM_APART(after);
        long taken, until, heard;
        long long patience;
    };
    """
    ctypedef long number "londinium_number"
    ctypedef void *Bell "PyThread_type_lock"
    ctypedef struct Shared "londinium_shared":
        number tasks  # that were given
        number left  # lanes of the last task that are not known to be done
        number dismissed
    ctypedef struct Place "londinium_place":
        number next  # the first lane of this part that nobody has taken
        long begin
        long end
        number asleep
        Bell bell
        long taken  # lanes, since it last said that some are done
        long until  # where the handful last taken ends
        long heard  # tasks
        long long patience  # nanoseconds for which it looks for the next task before it falls asleep
    long read "londinium_read"(number *at) nogil
    void write "londinium_write"(number *at, long value) nogil
    long add "londinium_add"(number *at, long value) nogil
    bint swap "londinium_swap"(number *at, long old, long value) nogil
    void pause "londinium_pause"() nogil
    long long now "londinium_now"() nogil
    int WAIT_LOCK
    Bell PyThread_allocate_lock()
    void PyThread_free_lock(Bell)
    int PyThread_acquire_lock(Bell, int) nogil
    void PyThread_release_lock(Bell) nogil
    # in nanoseconds
    long long SHORT "1000000"  # a wait through which it is worth while to look again and again
    long long BRIEF "20000"  # how long to look after one that was longer
    int GLANCES "16"  # between two looks at the clock

WITH_THREADS = True


cdef class Crew:
    def __cinit__(self, int workers, int size, int handful, bint spins):
        cdef Place *place
        cdef int i
        self.workers = workers
        self.size = size
        self.handful = handful
        self.spins = spins
        self.shared = <Shared *> PyMem_RawCalloc(1, sizeof(Shared) + (workers + 1) * sizeof(Place))
        if self.shared == NULL:
            raise MemoryError
        self.places = <Place *> (self.shared + 1)
        for i in range(workers + 1):
            place = &self.places[i]
            place.begin = <long long> size * i // (workers + 1)
            place.end = <long long> size * (i + 1) // (workers + 1)
            place.next = place.end
            place.patience = SHORT
            place.bell = PyThread_allocate_lock()
            if place.bell == NULL:
                raise MemoryError
            PyThread_acquire_lock(place.bell, WAIT_LOCK)

    def __dealloc__(self):
        cdef int i
        if self.shared == NULL:
            return
        for i in range(self.workers + 1):
            if self.places[i].bell != NULL:
                PyThread_release_lock(self.places[i].bell)
                PyThread_free_lock(self.places[i].bell)
        PyMem_RawFree(self.shared)

    def dismiss(self):
        write(&self.shared.dismissed, 1)
        self.call_out()

    cdef void call_out(self) noexcept nogil:
        cdef int i
        add(&self.shared.tasks, 1)
        for i in range(1, self.workers + 1):
            self.ring(&self.places[i])

    cdef void call(self, int task) noexcept nogil:
        cdef int i
        self.task = task
        write(&self.shared.left, self.size)
        for i in range(self.workers + 1):
            write(&self.places[i].next, self.places[i].begin)
        if self.workers:
            self.call_out()

    cdef int take(self, int worker) noexcept nogil:
        cdef Place *mine = &self.places[worker]
        cdef Place *part
        cdef int i
        cdef int at = worker
        cdef long lane
        for i in range(self.workers + 1):
            part = &self.places[at]
            if read(&part.next) < part.end:
                lane = add(&part.next, self.handful)
                if lane < part.end:
                    mine.until = min(lane + self.handful, part.end)
                    mine.taken += mine.until - lane
                    return <int> lane
            at = at + 1 if at < self.workers else 0
        lane = mine.taken
        mine.taken = 0
        if lane and add(&self.shared.left, -lane) == lane and worker:
            self.ring(&self.places[0])
        return -1

    cdef int until(self, int worker) noexcept nogil:
        return <int> self.places[worker].until

    cdef void gather(self) noexcept nogil:
        cdef Place *mine = &self.places[0]
        cdef long long end = 0
        cdef int i
        while read(&self.shared.left):
            if self.spins:
                for i in range(GLANCES):
                    pause()
                if end == 0:
                    end = now() + SHORT
                if now() < end:
                    continue
            write(&mine.asleep, 1)
            self.sleep(mine, read(&self.shared.left) == 0)

    cdef bint wait(self, int worker) noexcept nogil:
        cdef Place *mine = &self.places[worker]
        cdef long long begun = now()
        cdef int i
        while read(&self.shared.tasks) == mine.heard:
            if self.spins:
                for i in range(GLANCES):
                    pause()
                if now() - begun < mine.patience:
                    continue
            write(&mine.asleep, 1)
            self.sleep(mine, read(&self.shared.tasks) != mine.heard)
        mine.heard = read(&self.shared.tasks)
        mine.patience = SHORT if now() - begun < SHORT else BRIEF
        return not read(&self.shared.dismissed)

    cdef void ring(self, Place *place) noexcept nogil:
        if read(&place.asleep) and swap(&place.asleep, 1, 0):
            PyThread_release_lock(place.bell)

    cdef void sleep(self, Place *place, bint needless) noexcept nogil:
        if not (needless and swap(&place.asleep, 1, 0)):
            PyThread_acquire_lock(place.bell, WAIT_LOCK)
