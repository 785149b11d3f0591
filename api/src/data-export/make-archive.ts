import type { exportFailures } from '@lekta/shared/contract/data-export'
import type { Role } from '@lekta/shared/contract/endpoint'
import { EXPORT_RETENTION } from '@lekta/shared/contract/retention'
import { after } from '@lekta/shared/lib/time/period'
import { sql } from 'drizzle-orm'
import { bankOf } from '../bank/bank'
import type { Config } from '../config/config'
import { homeZone } from '../config/home-zone'
import type { Database } from '../database/connect'
import { unavailabilityOf } from '../database/unavailable'
import { keepFile, openFiles, storeFile } from '../files/files'
import type { Language } from '../i18n/sentence'
import type { ExportValues } from '../notification/kinds/export-kinds'
import { notify } from '../notification/notify'
import { zipFiles } from './archive'
import { archiveFiles } from './archive-files'
import { updateReady, type WaitingExport } from './queries'
import { ArchiveTooLargeError, storeContent, withinLimit } from './store-content'

export interface ArchiveRequest {
  /** The number of the export. */
  id: number
  /** The role in which the requester requested it. */
  role: Role
  /** The language of the summary. */
  language: Language
  waiting: WaitingExport
  config: Config
  now: Date
}

export type ExportFailure = (typeof exportFailures)[number]

/** How long the transaction that reads may wait while the content is written. */
const READ_TIMEOUT = '10min'

/** Reads a person's data as of one instant. `work` gets the connection to read them. */
const withSnapshot = (database: Database, work: (snapshot: Database) => Promise<void>) =>
  database.transaction(
    async (snapshot) => {
      await snapshot.execute(sql`set local idle_in_transaction_session_timeout = ${sql.raw(`'${READ_TIMEOUT}'`)}`)
      await work(snapshot)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Returns who an archive is about, as the requester sees it. */
function aboutOf({ id, requestedBy, roles }: WaitingExport): ExportValues['about'] {
  if (id === requestedBy) return 'self'
  return roles.includes('child') ? 'child' : 'adult'
}

/** What the bucket knows of an archive. */
const archive = { folder: 'exports', ending: 'zip', type: 'application/zip' } as const

/** Makes the archive, stores it and notifies the requester. If anything fails, nothing is stored, or deleted soon. */
async function make(database: Database, { id, role, language, waiting, config, now }: ArchiveRequest): Promise<void> {
  await withSnapshot(database, async (snapshot) => {
    const files = await archiveFiles({ snapshot, bank: await bankOf(database, now), config, now, language, waiting })
    const content = withinLimit(zipFiles(files, now))
    const store = openFiles(config)
    const file = store && (await storeFile(database, store, { ...archive, content, now }))
    await database.transaction(async (transaction) => {
      const bytes = file ? file.bytes : await storeContent(transaction, id, content)
      const expiresAt = after(now, EXPORT_RETENTION)
      if (!(await updateReady(transaction, id, { bytes, fileKey: file?.key ?? null, readyAt: now, expiresAt }))) return
      if (file) await keepFile(transaction, file.key)
      const expires = expiresAt.toISOString()
      const values = { about: aboutOf(waiting), personId: waiting.id, expires, zone: waiting.zone ?? homeZone }
      await notify(transaction, [{ accountId: waiting.requestedBy, role }], 'exportReady', values, `export ${id} ready`)
    })
  })
}

/**
 * Makes an archive that was requested. Returns why that is impossible, however often it is tried; null if it is ready.
 */
export async function makeArchive(database: Database, request: ArchiveRequest): Promise<ExportFailure | null> {
  try {
    await make(database, request)
    return null
  } catch (error) {
    if (error instanceof ArchiveTooLargeError) return 'too large'
    if (unavailabilityOf(error as Error) === 'full') return 'disk full'
    throw error
  }
}
