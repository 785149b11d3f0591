import { useMutation } from '@lekta/shared/client'
import { teacherContract } from '@lekta/shared/contract/people/teacher'
import { useTranslation } from '@lekta/shared/i18n'
import { type ReactNode, useState } from 'react'
import type { Action } from '../people/row-menu'
import { useArchiveActions } from '../people/use-archive'
import { useEraseAction } from '../people/use-erase-action'
import { CardsDialog } from '../students/cards-dialog'

type Ids = readonly number[]

/** A school's actions on teachers, with their dialogs. */
export function useTeacherActions(archived: boolean, onDone: () => void): { actions: Action[]; dialogs: ReactNode } {
  const { t } = useTranslation()
  const [renew] = useMutation(teacherContract.renewTeacherPasswords)
  const erase = useEraseAction('teacher', onDone)
  const [renewed, setRenewed] = useState<Ids>([])
  const { archiveAction, restoreAction } = useArchiveActions({
    archive: {
      endpoint: teacherContract.archiveTeachers,
      successText: (count) =>
        t('{{count}} teachers archived', { count, defaultValue_one: '{{count}} teacher archived' }),
    },
    restore: {
      endpoint: teacherContract.restoreTeachers,
      successText: (count) =>
        t('{{count}} teachers restored', { count, defaultValue_one: '{{count}} teacher restored' }),
    },
    onDone,
  })
  const cards: Action = { label: t('New login card'), picture: 'card', run: setRenewed }
  const dialogs = (
    <CardsDialog
      opened={renewed.length > 0}
      kind="teacher"
      count={renewed.length}
      renew={() => renew({ body: { ids: [...renewed] } }).unwrap()}
      onClose={(done) => {
        setRenewed([])
        if (done) onDone()
      }}
    />
  )
  return {
    actions: [...(archived ? [restoreAction] : [cards, archiveAction]), erase.action],
    dialogs: (
      <>
        {dialogs}
        {erase.dialog}
      </>
    ),
  }
}
