import { setTimeout as wait } from 'node:timers/promises'
import { atMostEvery } from '@lekta/shared/lib/at-most-every'
import { Gauge, type Registry } from 'prom-client'
import type { State } from './read-state'

/** Milliseconds for which the state that was read is used again. */
const FRESH = 5000

/** Milliseconds after which an export goes on without the database: metrics matter most while it is unavailable. */
const TIMEOUT = 2000

const gauges: readonly { name: string; help: string; value: (state: State) => number }[] = [
  {
    name: 'lekta_backup_finished_timestamp_seconds',
    help: 'When the newest backup was finished; 0 if there is none.',
    value: ({ backupFinished }) => backupFinished,
  },
  {
    name: 'lekta_backup_verified_timestamp_seconds',
    help: 'When a backup was last verified; 0 if never.',
    value: ({ backupVerified }) => backupVerified,
  },
  {
    name: 'lekta_maintenance',
    help: '1 while the portal is read-only for maintenance.',
    value: ({ maintenance }) => Number(maintenance),
  },
  {
    name: 'lekta_erasures_waiting',
    help: 'Requests to erase a person that are neither carried out nor cancelled.',
    value: ({ erasuresWaiting }) => erasuresWaiting,
  },
  {
    name: 'lekta_erasures_overdue',
    help: 'Requests to erase a person whose waiting period has ended.',
    value: ({ erasuresOverdue }) => erasuresOverdue,
  },
  {
    name: 'lekta_exports_waiting',
    help: 'Archives of personal data that were requested and are not ready.',
    value: ({ exportsWaiting }) => exportsWaiting,
  },
  {
    name: 'lekta_exports_oldest_seconds',
    help: 'How long the oldest archive has been waited for.',
    value: ({ exportsOldest }) => exportsOldest,
  },
  {
    name: 'lekta_files_to_delete',
    help: 'Files that are to be deleted from the bucket of files, and are still there.',
    value: ({ filesToDelete }) => filesToDelete,
  },
]

function exportJobs(registers: Registry[], read: () => Promise<State | null>) {
  new Gauge({
    name: 'lekta_jobs',
    help: 'Jobs in the queue: due, waiting for later, running in any process, or failed for good in the last week.',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const state = await read()
      this.reset()
      for (const { kind, oldest: _, ...counts } of state?.jobs ?? [])
        for (const [name, count] of Object.entries(counts)) this.set({ kind, state: name }, count)
    },
  })
  new Gauge({
    name: 'lekta_jobs_oldest_due_seconds',
    help: 'How long the oldest due job of a kind has been due.',
    labelNames: ['kind'],
    registers,
    async collect() {
      const state = await read()
      this.reset()
      for (const { kind, oldest } of state?.jobs ?? []) this.set({ kind }, oldest)
    },
  })
}

/**
 * Exports what the database knows. While the database does not answer, `lekta_database_up` is 0 and the other values
 * are missing.
 */
export function exportState(
  registry: Registry,
  select: () => Promise<State>,
  { fresh = FRESH, timeout = TIMEOUT }: { fresh?: number; timeout?: number } = {},
) {
  const registers = [registry]
  const selectRarely = atMostEvery(fresh, select)
  const read = () =>
    Promise.race([
      // The failure itself is visible as `lekta_database_up`; requests that fail for the same reason are logged.
      selectRarely().catch(() => null),
      wait(timeout, null, { ref: false }),
    ])
  new Gauge({
    name: 'lekta_database_up',
    help: 'Whether the database answered.',
    registers,
    async collect() {
      this.set(Number((await read()) !== null))
    },
  })
  exportJobs(registers, read)
  for (const { name, help, value } of gauges) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const state = await read()
        if (state) this.set(value(state))
        else this.remove()
      },
    })
  }
}
