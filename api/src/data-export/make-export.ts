import type { exportFailures } from '@lekta/shared/contract/data-export'
import { roles } from '@lekta/shared/contract/endpoint'
import { EXPORT_RETENTION } from '@lekta/shared/contract/retention'
import { Language } from '@lekta/shared/contract/session'
import { after } from '@lekta/shared/lib/time/period'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { bankOf } from '../bank/bank'
import { homeZone } from '../config/home-zone'
import type { Database } from '../database/connect'
import { unavailabilityOf } from '../database/unavailable'
import { defineJob, type JobContext } from '../jobs/job'
import type { ExportValues } from '../notification/kinds/export-kinds'
import { notify } from '../notification/notify'
import { zipFiles } from './archive'
import { archiveFiles } from './archive-files'
import { selectWaiting, updateFailed, updateReady, type WaitingExport } from './queries'
import { ArchiveTooLargeError, storeContent } from './store-content'

const JobData = z.object({
  id: z.number(),
  /** The role in which the requester requested it. */
  role: z.enum(roles),
  /** The language of the summary. */
  language: Language,
})
type JobData = z.output<typeof JobData>

/** Passes the pieces on until the job is taken over by another process. */
async function* until(signal: AbortSignal, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    signal.throwIfAborted()
    yield piece
  }
}

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

/** Returns whom an archive is about, for the requester. */
function aboutOf({ id, requestedBy, roles }: WaitingExport): ExportValues['about'] {
  if (id === requestedBy) return 'self'
  return roles.includes('child') ? 'child' : 'adult'
}

/**
 * Makes the archive, stores it and notifies the requester. What is written is one transaction: if anything fails,
 * nothing is stored.
 */
async function make({ id, role, language }: JobData, waiting: WaitingExport, context: JobContext): Promise<void> {
  const { database, config, now, signal } = context
  await withSnapshot(database, async (snapshot) => {
    const files = await archiveFiles({ snapshot, bank: await bankOf(database, now), config, now, language, waiting })
    await database.transaction(async (transaction) => {
      const bytes = await storeContent(transaction, id, until(signal, zipFiles(files, now)))
      const expiresAt = after(now, EXPORT_RETENTION)
      if (!(await updateReady(transaction, id, { bytes, readyAt: now, expiresAt }))) return
      const expires = expiresAt.toISOString()
      const values = { about: aboutOf(waiting), personId: waiting.id, expires, zone: waiting.zone ?? homeZone }
      await notify(transaction, [{ accountId: waiting.requestedBy, role }], 'exportReady', values, `export ${id} ready`)
    })
  })
}

/** Returns why the archive cannot be made; null if making it again later may work. */
function failureOf(error: Error): (typeof exportFailures)[number] | null {
  if (error instanceof ArchiveTooLargeError) return 'too large'
  const outage = unavailabilityOf(error)
  if (outage === 'full') return 'disk full'
  return outage ? null : 'interrupted'
}

/** Makes an archive that was requested. An outage of the database leaves the request waiting for the next attempt. */
export const makeExportJob = defineJob({
  name: 'make-export',
  data: JobData,
  // There are enough attempts to outlast a database outage.
  retry: { limit: 5, delay: 5 },
  timeLimit: 30 * 60,
  work: async ({ data, ...context }) => {
    const waiting = await selectWaiting(context.database, data.id)
    if (!waiting) return
    try {
      await make(data, waiting, context)
    } catch (error) {
      const failure = context.signal.aborted ? null : failureOf(error as Error)
      if (failure) await updateFailed(context.database, data.id, failure)
      // An unexpected error fails the job too, so that it is logged.
      if (failure === null || failure === 'interrupted') throw error
    }
  },
})
