import { noticeSlice, useAppDispatch } from '@lekta/shared/client'
import { ERASE_TOGETHER } from '@lekta/shared/contract/privacy'
import { EraseDialog } from '@lekta/shared/erasure/erase-dialog'
import { useTranslation } from '@lekta/shared/i18n'
import { type ReactNode, useState } from 'react'
import type { Action } from './row-menu'

/** Returns the action that deletes all data about people of the school, and its dialog. `onDone` follows a success. */
export function useEraseAction(kind: 'student' | 'teacher', onDone: () => void): { action: Action; dialog: ReactNode } {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [ids, setIds] = useState<readonly number[]>([])
  const count = ids.length
  const open = (chosen: readonly number[]) => {
    if (chosen.length <= ERASE_TOGETHER) return setIds(chosen)
    const text = t('Please select at most {{count}} people to delete together.', { count: ERASE_TOGETHER })
    dispatch(noticeSlice.actions.noticed({ kind: 'error', text }))
  }
  const title =
    kind === 'student'
      ? t('Delete all data about {{count}} students?', {
          count,
          defaultValue_one: 'Delete all data about this student?',
        })
      : t('Delete all data about {{count}} teachers?', {
          count,
          defaultValue_one: 'Delete all data about this teacher?',
        })
  return {
    action: { label: t('Delete all data…'), picture: 'trash', run: open },
    dialog: (
      <EraseDialog erasing={count > 0 ? { ids } : null} title={title} onClose={() => setIds([])} onRequested={onDone} />
    ),
  }
}
