import { undoBy, useMutation } from '@lekta/shared/client'
import type { Parsed } from '@lekta/shared/contract/endpoint'
import { studentContract } from '@lekta/shared/contract/people/student'
import type { LoginCard } from '@lekta/shared/contract/person'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { type ReactNode, useState } from 'react'
import { useJoinAction } from '../interventions/use-join-action'
import type { Action } from '../people/row-menu'
import { useArchiveActions } from '../people/use-archive'
import { useEraseAction } from '../people/use-erase-action'
import type { StaffArea } from '../staff-paths'
import { CardsDialog } from './cards-dialog'
import { useGiveSeats } from './give-seats'
import { type MoveDetails, MoveDialog } from './move-dialog'
import { useOutputActions } from './use-output-actions'

interface StudentActionOptions {
  area: StaffArea
  /** Whether the list shows archived students. */
  archived?: boolean
  /** The classroom of the list, if it shows only one. */
  classroom?: number
  /** Called after a success. */
  onDone: () => void
}

type Ids = readonly number[]
type MoveBody = Parsed<typeof studentContract.placeStudents>['body']

/** Returns the actions that archive and restore students. */
function useArchiveStudents(onDone: () => void) {
  const { t } = useTranslation()
  return useArchiveActions({
    archive: {
      endpoint: studentContract.archiveStudents,
      successText: (count) =>
        t('{{count}} students archived', { count, defaultValue_one: '{{count}} student archived' }),
    },
    restore: {
      endpoint: studentContract.restoreStudents,
      successText: (count) =>
        t('{{count}} students restored', { count, defaultValue_one: '{{count}} student restored' }),
    },
    onDone,
  })
}

/** Returns a function that moves students between classrooms, and says whether it could; the move can be undone. */
function useMoveStudents(onDone: () => void) {
  const act = useAction()
  const [sendMove] = useMutation(studentContract.placeStudents)
  return async (body: MoveBody, successText: string) => {
    const moved = await act(
      () => sendMove({ body }).unwrap(),
      successText,
      (students) => undoBy(studentContract.setStudentClassrooms, { body: { students } }),
    )
    if (moved) onDone()
    return Boolean(moved)
  }
}

/** Returns the notice after a move. */
function useMoveText() {
  const { t } = useTranslation()
  return (name: string, keep: boolean, count: number) =>
    keep
      ? t('{{count}} students added to {{name}}', {
          name,
          count,
          defaultValue_one: '{{count}} student added to {{name}}',
        })
      : t('{{count}} students moved to {{name}}', {
          name,
          count,
          defaultValue_one: '{{count}} student moved to {{name}}',
        })
}

/** Returns the actions that move students into and out of classrooms, and their dialog. */
function useMoveActions({ classroom, onDone }: StudentActionOptions, onCards: (ids: Ids) => Promise<void>) {
  const { t } = useTranslation()
  const [ids, setIds] = useState<Ids>([])
  const moveStudents = useMoveStudents(onDone)
  const textOf = useMoveText()
  const onMove = async (into: { id: number; name: string }, keep: boolean, details: MoveDetails) => {
    const { grade, withCards, expected } = details
    const from = keep ? {} : { out_of: classroom ?? ('all' as const) }
    const body = { ids: [...ids], into: into.id, ...from, ...(grade !== undefined && { grade }), expected }
    const moved = await moveStudents(body, textOf(into.name, keep, ids.length))
    if (moved && withCards) await onCards(ids)
    return moved
  }
  const move: Action = { label: t('Move to a classroom'), picture: 'right', run: setIds }
  const takeOut: Action = {
    label: t('Remove from this classroom'),
    picture: 'close',
    run: (chosen) =>
      void moveStudents(
        { ids: [...chosen], ...(classroom !== undefined && { out_of: classroom }) },
        t('{{count}} students removed', { count: chosen.length, defaultValue_one: '{{count}} student removed' }),
      ),
  }
  return { move, takeOut, dialog: <MoveDialog ids={ids} onClose={() => setIds([])} onMove={onMove} /> }
}

/** Returns the action that resets passwords and shows the new login cards, and its dialog. */
function useCardsAction(onDone: () => void) {
  const { t } = useTranslation()
  const act = useAction()
  const [renew] = useMutation(studentContract.renewStudentPasswords)
  const [{ ids, made }, setOpen] = useState<{ ids: Ids; made?: LoginCard[] }>({ ids: [] })
  const makeCards = async (chosen: Ids) => {
    let cards: LoginCard[] | undefined
    await act(async () => {
      cards = await renew({ body: { ids: [...chosen] } }).unwrap()
    })
    if (cards) setOpen({ ids: chosen, made: cards })
  }
  const cards: Action = {
    label: t('Reset password…'),
    picture: 'key',
    run: (chosen) => setOpen({ ids: chosen }),
  }
  const dialog = (
    <CardsDialog
      key={ids.join(',')}
      opened={ids.length > 0}
      kind="student"
      title={t('Reset {{count}} passwords', { count: ids.length, defaultValue_one: 'Reset the password' })}
      {...(made && { made })}
      count={ids.length}
      renew={() => renew({ body: { ids: [...ids] } }).unwrap()}
      onClose={(renewed) => {
        setOpen({ ids: [] })
        if (renewed) onDone()
      }}
    />
  )
  return { cards, dialog, makeCards }
}

/** Returns the actions that change students, and their dialogs. */
function useUndoableActions(options: StudentActionOptions): { actions: Action[]; dialogs: ReactNode } {
  const { area, archived = false, classroom, onDone } = options
  const { archiveAction, restoreAction } = useArchiveStudents(onDone)
  const card = useCardsAction(onDone)
  const moving = useMoveActions(options, card.makeCards)
  const output = useOutputActions(area)
  const seats = useGiveSeats(area, onDone)
  const here = [
    ...output.actions,
    seats.give,
    moving.move,
    card.cards,
    ...(classroom === undefined ? [] : [moving.takeOut]),
    ...(area === 'school' ? [archiveAction] : []),
  ]
  const dialogs = (
    <>
      {moving.dialog}
      {output.dialog}
      {seats.dialog}
      {card.dialog}
    </>
  )
  return { actions: archived ? [restoreAction] : here, dialogs }
}

/** Returns the actions of staff on students, and their dialogs. Only a school can delete their data. */
export function useStudentActions(options: StudentActionOptions): { actions: Action[]; dialogs: ReactNode } {
  const { actions, dialogs } = useUndoableActions(options)
  const join = useJoinAction(options.area, options.onDone)
  const erase = useEraseAction('student', options.onDone)
  return {
    actions: [
      ...actions,
      ...(options.archived ? [] : [join.action]),
      ...(options.area === 'school' ? [erase.action] : []),
    ],
    dialogs: (
      <>
        {dialogs}
        {join.dialog}
        {options.area === 'school' && erase.dialog}
      </>
    ),
  }
}
