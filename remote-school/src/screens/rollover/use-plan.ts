import type { RolloverAction, RolloverProposal } from '@lekta/shared/contract/people/rollover'
import { useState } from 'react'

type ProposedClassroom = RolloverProposal['classrooms'][number]

/** What happens to a student other than to the class. */
export interface Exception {
  id: number
  name: string
  /** The name of the student’s class. */
  classroom: string
  action: 'stay' | 'leave'
}

/** The plan as the user edits it, at first as proposed. */
export function usePlan({ classrooms, year: proposedYear }: RolloverProposal) {
  const [year, setYear] = useState(proposedYear)
  const [edited, setEdited] = useState<Readonly<Record<number, Partial<ProposedClassroom>>>>({})
  const [exceptions, setExceptions] = useState<readonly Exception[]>([])
  const rows = classrooms.map((room) => ({ ...room, ...edited[room.id] }))
  const edit = (id: number, change: { action?: RolloverAction; into?: string }) =>
    setEdited((last) => ({ ...last, [id]: { ...last[id], ...change } }))
  const except = (exception: Omit<Exception, 'action'>, action: Exception['action'] | null) =>
    setExceptions((last) => [
      ...last.filter(({ id }) => id !== exception.id),
      ...(action ? [{ ...exception, action }] : []),
    ])
  return {
    ...{ year, setYear, rows, edit, exceptions, except },
    isEdited: Object.keys(edited).length > 0 || exceptions.length > 0,
    /** The classes that move up and have no target. */
    incomplete: rows.filter(({ action, into }) => action === 'promote' && into.trim() === ''),
    body: {
      year,
      moves: rows.map(({ id, action, into }) => ({
        classroom_id: id,
        action,
        ...(action === 'promote' && { into: into.trim() }),
      })),
      exceptions: exceptions.map(({ id, action }) => ({ student_id: id, action })),
    },
  }
}

export type Plan = ReturnType<typeof usePlan>
