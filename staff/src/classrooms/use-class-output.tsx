import { type ApiError, call, noticeSlice, type Store, useAppDispatch, useStore } from '@lekta/shared/client'
import type { PrintKind } from '@lekta/shared/contract/assessment/print'
import { classroomContract } from '@lekta/shared/contract/people/classroom'
import { useTranslation } from '@lekta/shared/i18n'
import { useNavigate } from '@lekta/shared/routing'
import type { ReactNode } from 'react'
import type { Action } from '../people/row-menu'
import { usePrint } from '../printing/use-print'
import type { StaffArea } from '../staff-paths'

/** Returns the ids of all students of some classrooms. */
async function loadMembers(http: Store['http'], classrooms: readonly number[]): Promise<number[]> {
  const ids = new Set<number>()
  for (const classroom_id of classrooms)
    for (const { id } of await call(http, classroomContract.classroomMembers, { query: { classroom_id } })) ids.add(id)
  return [...ids]
}

/** Returns the actions that give classes a test or seats or print their results, and the dialog of the printing. */
export function useClassOutput(area: StaffArea): { actions: Action[]; dialog: ReactNode } {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { http } = useStore() as Store
  const { print, dialog } = usePrint()
  const fail = (text: string) => void dispatch(noticeSlice.actions.noticed({ kind: 'error', text }))
  const printAll = (kind: PrintKind) => (classrooms: readonly number[]) => {
    const [only] = classrooms
    if (classrooms.length === 1 && only !== undefined) return print({ kind, filter: { classroom_id: only } })
    loadMembers(http, classrooms).then(
      (ids) => (ids.length === 0 ? fail(t('These classes have no students.')) : print({ kind, ids })),
      ({ message }: ApiError) => fail(message),
    )
  }
  const give: Action = {
    label: t('Give a test'),
    picture: 'test',
    run: (ids) => void navigate(`/teacher/test?classroom=${ids.join(',')}`),
  }
  const seats: Action = {
    label: t('Give seats'),
    picture: 'ticket',
    run: (ids) => void navigate(`/school/seat?classroom=${ids.join(',')}`),
  }
  const reports: Action = { label: t('Print reports'), picture: 'print', run: printAll('reports') }
  const letters: Action = { label: t('Letters to parents'), picture: 'mail', minor: true, run: printAll('letters') }
  const list: Action = { label: t('Table of results'), picture: 'report', minor: true, run: printAll('list') }
  return { actions: [area === 'teacher' ? give : seats, reports, letters, list], dialog }
}
