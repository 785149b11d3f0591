import { type DataExport, dataExportContract, type PersonExport } from '../contract/data-export'
import { type Answer, answers, refusal } from './fake-api'

const day = 24 * 60 * 60_000

/** An archive that was requested just now. */
export const waitingExport = (now = new Date()): DataExport => ({
  id: 1,
  state: 'waiting',
  requested_at: now.toISOString(),
  ready_at: null,
  expires_at: null,
  bytes: null,
  failure: null,
})

/** An archive that can be downloaded for a week. */
export const readyExport = (now = new Date()): DataExport => ({
  ...waitingExport(now),
  state: 'ready',
  ready_at: now.toISOString(),
  expires_at: new Date(now.getTime() + 7 * day).toISOString(),
  bytes: 2_400_000,
})

/**
 * Returns the answers of a fake server about archives of personal data. A requested archive is waiting at the first
 * poll and ready at the next one.
 */
export function exportFixtures(first: Partial<Omit<PersonExport, 'person'>> = {}, now = new Date()): Answer[] {
  let latest = first.latest ?? null
  let school = first.school ?? null
  let polls = 0
  return answers(dataExportContract, {
    personExport: async ({ params }) => {
      if (latest?.state === 'waiting' && polls++ > 0) latest = readyExport(now)
      return { person: { id: params.id, name: 'Ayu Lestari' }, latest, school }
    },
    requestExport: async () => {
      polls = 0
      latest = waitingExport(now)
      return latest
    },
    askSchoolForExport: async () => {
      if (!school) throw refusal(404, 'There is no such person.')
      school = { ...school, requested_at: now.toISOString() }
      return null
    },
    dataExportFile: async () => new File(['PK'], 'Lekta Ayu Lestari.zip', { type: 'application/zip' }),
  })
}
