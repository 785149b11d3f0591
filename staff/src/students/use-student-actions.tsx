import { undoBy, useMutation } from '@lekta/shared/client'
import { studentContract } from '@lekta/shared/contract/people/student'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { type ReactNode, useState } from 'react'
import type { Action } from '../people/row-menu'
import { useArchiveActions } from '../people/use-archive'
import { useEraseAction } from '../people/use-erase-action'
import type { StaffArea } from '../staff-paths'
import { CardsDialog } from './cards-dialog'
import { MoveDialog } from './move-dialog'

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

/** Returns a function that moves students between classrooms; the move can be undone. */
function useMoveStudents(onDone: () => void) {
  const act = useAction()
  const [sendMove] = useMutation(studentContract.placeStudents)
  return async (body: { ids: number[]; into?: number; out_of?: number | 'all' }, successText: string) => {
    const moved = await act(
      () => sendMove({ body }).unwrap(),
      successText,
      (students) => undoBy(studentContract.setStudentClassrooms, { body: { students } }),
    )
    if (moved) onDone()
  }
}

/** Returns the actions that change students, and their dialogs. */
function useUndoableActions({ area, archived = false, classroom, onDone }: StudentActionOptions): {
  actions: Action[]
  dialogs: ReactNode
} {
  const { t } = useTranslation()
  const { archiveAction, restoreAction } = useArchiveStudents(onDone)
  const moveStudents = useMoveStudents(onDone)
  const [renew] = useMutation(studentContract.renewStudentPasswords)
  const [openDialog, setOpenDialog] = useState<{ dialog: 'place' | 'cards'; ids: Ids } | null>(null)
  const idsOf = (dialog: 'place' | 'cards') => (openDialog?.dialog === dialog ? openDialog.ids : [])
  const close = () => setOpenDialog(null)

  const move: Action = {
    label: t('Move to a classroom'),
    picture: 'classroom',
    run: (ids) => setOpenDialog({ dialog: 'place', ids }),
  }
  const cards: Action = {
    label: t('New login card'),
    picture: 'card',
    run: (ids) => setOpenDialog({ dialog: 'cards', ids }),
  }
  const takeOut: Action = {
    label: t('Remove from this classroom'),
    picture: 'close',
    run: (ids) =>
      void moveStudents(
        { ids: [...ids], ...(classroom !== undefined && { out_of: classroom }) },
        t('{{count}} students removed', { count: ids.length, defaultValue_one: '{{count}} student removed' }),
      ),
  }

  const here = [
    move,
    cards,
    ...(classroom === undefined ? [] : [takeOut]),
    ...(area === 'school' ? [archiveAction] : []),
  ]
  const dialogs = (
    <>
      <MoveDialog
        ids={idsOf('place')}
        onClose={close}
        onMove={({ id, name }, keep) =>
          moveStudents(
            { ids: [...idsOf('place')], into: id, ...(!keep && { out_of: classroom ?? 'all' }) },
            keep
              ? t('{{count}} students added to {{name}}', {
                  name,
                  count: idsOf('place').length,
                  defaultValue_one: '{{count}} student added to {{name}}',
                })
              : t('{{count}} students moved to {{name}}', {
                  name,
                  count: idsOf('place').length,
                  defaultValue_one: '{{count}} student moved to {{name}}',
                }),
          )
        }
      />
      <CardsDialog
        opened={openDialog?.dialog === 'cards'}
        kind="student"
        count={idsOf('cards').length}
        renew={() => renew({ body: { ids: [...idsOf('cards')] } }).unwrap()}
        onClose={(renewed) => {
          close()
          if (renewed) onDone()
        }}
      />
    </>
  )
  return { actions: archived ? [restoreAction] : here, dialogs }
}

/** Returns the actions of staff on students, and their dialogs. Only a school can delete their data. */
export function useStudentActions(options: StudentActionOptions): { actions: Action[]; dialogs: ReactNode } {
  const { actions, dialogs } = useUndoableActions(options)
  const erase = useEraseAction('student', options.onDone)
  if (options.area !== 'school') return { actions, dialogs }
  return {
    actions: [...actions, erase.action],
    dialogs: (
      <>
        {dialogs}
        {erase.dialog}
      </>
    ),
  }
}
