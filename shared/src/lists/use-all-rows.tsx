import { type ApiError, call, type Store, useStore } from '@lekta/shared/client'
import { useEffect, useState } from 'react'
import { type Classroom, classroomContract } from '../contract/people/classroom'
import { type Student, studentContract } from '../contract/people/student'
import { type Teacher, teacherContract } from '../contract/people/teacher'
import { type Candidate, scheduleContract } from '../contract/schedule'
import type { QueryState } from '../feedback/query-content'
import { type LoadedPage, type PageOptions, walkPages } from '../lib/paging/walk-pages'

interface Settled<Row> {
  listKey: string
  data?: Row[]
  error?: ApiError
}

/**
 * Loads all rows of a list page by page. There are no data until all rows have loaded. `listKey` identifies the list;
 * when it changes, the rows are loaded again.
 */
export function useAllRows<Row>(
  listKey: string,
  load: (http: Store['http'], page: PageOptions) => Promise<LoadedPage<Row>>,
): QueryState<Row[]> {
  const { http } = useStore() as Store
  const [settled, setResult] = useState<Settled<Row>>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `listKey` identifies what `load` loads; `tries` repeats it
  useEffect(() => {
    let active = true
    walkPages((page) => load(http, page)).then(
      (data) => active && setResult({ listKey, data }),
      (error: ApiError) => active && setResult({ listKey, error }),
    )
    return () => {
      active = false
    }
  }, [http, listKey, tries])
  const refetch = () => {
    setResult(undefined)
    setTries(tries + 1)
  }
  const current = settled?.listKey === listKey ? settled : undefined
  return { data: current?.data, error: current?.error, refetch }
}

/** Loads every classroom that the caller may see, sorted by name. */
export const useAllClassrooms = () =>
  useAllRows<Classroom>('classrooms', (http, page) =>
    call(http, classroomContract.classrooms, { query: { options: { ...page, sortBy: 'name' } } }),
  )

/** Loads every teacher of the school, sorted by name. */
export const useAllTeachers = () =>
  useAllRows<Teacher>('teachers', (http, page) =>
    call(http, teacherContract.teachers, { query: { options: { ...page, sortBy: 'name' } } }),
  )

/** Loads all children that the caller may give a test to, sorted by name. */
export const useAllCandidates = () =>
  useAllRows<Candidate>('candidates', (http, page) =>
    call(http, scheduleContract.candidates, { query: { options: { ...page, sortBy: 'name' } } }),
  )

/** Loads every student of a classroom, sorted by name. Empty without a classroom. */
export const useAllStudentsOf = (classroomId: number | undefined) =>
  useAllRows<Student>(`students of ${classroomId}`, async (http, page) =>
    classroomId === undefined
      ? { data: [], last_page: 1 }
      : call(http, studentContract.students, {
          query: { options: { ...page, sortBy: 'name', classroom_id: classroomId } },
        }),
  )
