import { undoBy, useMutation } from '@lekta/shared/client'
import type { Endpoint } from '@lekta/shared/contract/endpoint'
import type { Ids } from '@lekta/shared/contract/list'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import type { Action } from './row-menu'

interface ArchiveStep {
  endpoint: Endpoint & { method: 'POST'; params?: never; query?: never; body: typeof Ids; upload?: never; file?: never }
  /** Returns the notice shown after a success. */
  successText: (count: number) => string
}

interface ArchiveOptions {
  archive: ArchiveStep
  restore: ArchiveStep
  /** Called after a success. */
  onDone: () => void
}

/** Returns the actions that archive and restore rows; each undoes the other. */
export function useArchiveActions({ archive, restore, onDone }: ArchiveOptions): {
  archiveAction: Action
  restoreAction: Action
} {
  const { t } = useTranslation()
  const act = useAction()
  const [sendArchive] = useMutation(archive.endpoint)
  const [sendRestore] = useMutation(restore.endpoint)
  const run = async (ids: readonly number[], send: typeof sendArchive, step: ArchiveStep, other: ArchiveStep) => {
    const input = { body: { ids: [...ids] } }
    const undo = undoBy(other.endpoint, input)
    if (await act(() => send(input).unwrap(), step.successText(ids.length), undo)) onDone()
  }
  return {
    archiveAction: {
      label: t('Archive'),
      picture: 'archive',
      run: (ids) => void run(ids, sendArchive, archive, restore),
    },
    restoreAction: {
      label: t('Restore'),
      picture: 'restore',
      run: (ids) => void run(ids, sendRestore, restore, archive),
    },
  }
}
