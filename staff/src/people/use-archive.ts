import { type Undo, undoBy } from '@lekta/shared/client'
import type { Endpoint, Input } from '@lekta/shared/contract/endpoint'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import type { Action } from './row-menu'

type Ids = readonly number[]

interface Body {
  body: { ids: number[] }
}

/** Archiving or restoring: the call, and the notice of its success. */
interface ArchiveStep {
  send: (input: Body) => Promise<unknown>
  /** The endpoint of that call, which undoes the other step. */
  endpoint: Endpoint
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
  const go = async (step: ArchiveStep, other: ArchiveStep, ids: Ids) => {
    const input: Body = { body: { ids: [...ids] } }
    const undo: Undo = undoBy(other.endpoint, input as Input<Endpoint>)
    if (await act(() => step.send(input), step.successText(ids.length), undo)) onDone()
  }
  return {
    archiveAction: { label: t('Archive'), picture: 'archive', run: (ids) => void go(archive, restore, ids) },
    restoreAction: { label: t('Restore'), picture: 'restore', run: (ids) => void go(restore, archive, ids) },
  }
}
