import type { ImportKind } from '@lekta/shared/contract/import/import-columns'
import type { StaffTenant } from '../access/tenant'
import type { Language } from '../i18n/sentence'
import type { Renewal } from '../people/renew-cards'
import { defineTask } from '../threads/task'
import type { Corrections } from './correct/correct'

interface Work {
  id: number
  now: Date
}

/** A file as it is passed between threads. */
export interface FileParts {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

const partsOf = async (file: File): Promise<FileParts> => ({
  name: file.name,
  type: file.type,
  bytes: new Uint8Array(await file.arrayBuffer()),
})

export const fileOf = ({ name, type, bytes }: FileParts) => new File([bytes], name, { type })

export const checkImportTask = defineTask({
  name: 'check import',
  long: true,
  load: async () => {
    const { checkRun } = await import('./check')
    return async ({ id, now }: Work, { database }) => checkRun(await database(), id, now)
  },
})

export const commitImportTask = defineTask({
  name: 'commit import',
  long: true,
  load: async () => {
    const { commitRun } = await import('./commit')
    return async ({ id, now }: Work, { database }) => commitRun(await database(), id, now)
  },
})

/** Judges an import again after cells were corrected or questions answered. */
export const correctImportTask = defineTask({
  name: 'correct import',
  long: true,
  load: async () => {
    const { correctRun } = await import('./correct/correct')
    return async ({ id, now, corrections }: Work & { corrections: Corrections }, { database }) =>
      correctRun(await database(), id, now, corrections)
  },
})

export const undoImportTask = defineTask({
  name: 'undo import',
  long: true,
  load: async () => {
    const { undoRun } = await import('./undo')
    return async ({ id, now, tenant }: Work & { tenant: StaffTenant }, { database }) =>
      undoRun(tenant, await database(), id, now)
  },
})

/** Renews the first passwords of the people that an import created, if they have never logged in. Returns their login cards. */
export const importCardsTask = defineTask({
  name: 'login cards of import',
  long: true,
  load: async () => {
    const [{ renewCards }, { selectNewcomers }] = await Promise.all([
      import('../people/renew-cards'),
      import('./queries'),
    ])
    return async ({ id, tenant, ...renewal }: Work & { tenant: StaffTenant } & Omit<Renewal, 'ids'>, thread) => {
      const database = await thread.database()
      return database.transaction(async (transaction) => {
        const ids = await selectNewcomers(tenant, transaction, id)
        return renewCards(tenant, transaction, { ...renewal, ids })
      })
    }
  },
})

/** Returns a sheet with the rejected rows; null if there are none. */
export const rejectedRowsTask = defineTask({
  name: 'rejected rows',
  long: true,
  load: async () => {
    const [{ rejectedFile }, { selectAllRows, selectRun }] = await Promise.all([import('./files'), import('./queries')])
    return async ({ id, tenant, language }: { id: number; tenant: StaffTenant; language: Language }, thread) => {
      const database = await thread.database()
      const run = await selectRun(tenant, database, id)
      const rows = run ? await selectAllRows(database, id, 'reject') : []
      return run && rows.length > 0 ? partsOf(await rejectedFile(run, rows, language)) : null
    }
  },
})

export const importTemplateTask = defineTask({
  name: 'import template',
  load: async () => {
    const { templateOf } = await import('./files')
    return async ({ kind, language }: { kind: ImportKind; language: Language }) =>
      partsOf(await templateOf(kind, language))
  },
})
