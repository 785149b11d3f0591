import { type ApiError, call, type Store, useStore } from '@lekta/shared/client'
import { useEffect, useState } from 'react'
import { type Classroom, classroomContract } from '../contract/classroom'
import { type Candidate, scheduleContract } from '../contract/schedule'
import { type Student, studentContract } from '../contract/student'
import { type Teacher, teacherContract } from '../contract/teacher'
import type { QueryState } from '../feedback/query-content'
import { largestPage, walkPages } from '../lib/walk-pages'

/** All rows of a list; the data are undefined until all pages have loaded. */
export type AllRows<Row> = QueryState<Row[]>

interface Settled<Row> {
  listKey: string
  data?: Row[]
  error?: ApiError
}

/** Loads all rows of a list page by page. `listKey` identifies the list; another value loads again. */
function useWalk<Row>(listKey: string, walk: (store: Store) => Promise<Row[]>): AllRows<Row> {
  const store = useStore() as Store
  const [settled, setResult] = useState<Settled<Row>>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `listKey` identifies what `walk` loads; `tries` repeats it
  useEffect(() => {
    let active = true
    walk(store).then(
      (data) => active && setResult({ listKey, data }),
      (error: ApiError) => active && setResult({ listKey, error }),
    )
    return () => {
      active = false
    }
  }, [store, listKey, tries])
  const refetch = () => {
    setResult(undefined)
    setTries(tries + 1)
  }
  const current = settled?.listKey === listKey ? settled : undefined
  return { data: current?.data, error: current?.error, refetch }
}

/** Every classroom that the caller may see, by name. */
export const useAllClassrooms = (): AllRows<Classroom> =>
  useWalk('classrooms', ({ http }) =>
    walkPages((page) =>
      call(http, classroomContract.classrooms, {
        query: { options: { page, itemsPerPage: largestPage, sortBy: 'name' } },
      }),
    ),
  )

/** Every teacher of the school, by name. */
export const useAllTeachers = (): AllRows<Teacher> =>
  useWalk('teachers', ({ http }) =>
    walkPages((page) =>
      call(http, teacherContract.teachers, {
        query: { options: { page, itemsPerPage: largestPage, sortBy: 'name' } },
      }),
    ),
  )

/** Every child to whom the caller may give a test, by name. */
export const useAllCandidates = (): AllRows<Candidate> =>
  useWalk('candidates', ({ http }) =>
    walkPages((page) =>
      call(http, scheduleContract.candidates, {
        query: { options: { page, itemsPerPage: largestPage, sortBy: 'name' } },
      }),
    ),
  )

/** Every student of a classroom, by name; empty without a classroom. */
export const useAllStudentsOf = (classroomId: number | undefined): AllRows<Student> =>
  useWalk(`students of ${classroomId}`, async ({ http }) =>
    classroomId === undefined
      ? []
      : walkPages((page) =>
          call(http, studentContract.students, {
            query: { options: { page, itemsPerPage: largestPage, sortBy: 'name', classroom_id: classroomId } },
          }),
        ),
  )
