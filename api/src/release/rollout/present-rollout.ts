import type { Rollout } from '@lekta/shared/contract/delivery/rollout'
import type { Database } from '../../database/connect'
import { stopsAt } from '../health/evidence'
import { judgeCanary, type Verdict } from '../health/judge'
import { type AudienceNames, type AudienceRow, loadNames } from './audience-names'
import { selectChannels, selectEvents, selectPins, selectScheduled } from './rollout-queries'

type Rows<Select extends (...input: never[]) => PromiseLike<readonly unknown[]>> = Awaited<ReturnType<Select>>[number]

const isNoOne = ({ share, schoolIds, roles, accountIds }: AudienceRow) =>
  share === 0 && schoolIds.length === 0 && roles.length === 0 && accountIds.length === 0

const audienceOrNull = (names: AudienceNames, row: AudienceRow) => (isNoOne(row) ? null : names.audience(row))

const presentChannel = (
  { channel, version, previous }: Rows<typeof selectChannels>,
  names: AudienceNames,
): Rollout['channels'][number] => ({
  ...{ channel: channel.channel, version, previous },
  audience: names.audience(channel),
  since: channel.since.toISOString(),
})

const presentPin = ({ pin, version, by }: Rows<typeof selectPins>, names: AudienceNames): Rollout['pins'][number] => ({
  ...{ id: pin.id, version, by, reason: pin.reason },
  school: names.school(pin.schoolId),
  account: names.account(pin.accountId),
  created_at: pin.createdAt.toISOString(),
})

const presentScheduled = (
  { planned, version, by }: Rows<typeof selectScheduled>,
  names: AudienceNames,
): Rollout['scheduled'][number] => ({
  ...{ id: planned.id, channel: planned.channel, version, by, reason: planned.reason, failure: planned.failure },
  audience: audienceOrNull(names, planned),
  due_at: planned.dueAt.toISOString(),
})

const presentBrowsers = ({ browsers, failing }: Verdict['candidate']) => ({ browsers, failing_browsers: failing })

const presentVerdict = ({ candidate, control, evidence }: Verdict): Rollout['verdict'] => ({
  canary: presentBrowsers(candidate),
  stable: presentBrowsers(control),
  evidence,
  stops_at: stopsAt,
})

/** Returns who gets which release of an area, and what is scheduled. */
export async function loadRollout(database: Database, area: string, now: Date): Promise<Rollout> {
  const [channels, pins, scheduled, verdict] = await Promise.all([
    selectChannels(database, area),
    selectPins(database, area),
    selectScheduled(database, area),
    judgeCanary(database, area, now),
  ])
  const audiences = [...channels.map(({ channel }) => channel), ...scheduled.map(({ planned }) => planned)]
  const names = await loadNames(database, {
    schools: [...audiences.flatMap(({ schoolIds }) => schoolIds), ...pins.flatMap(({ pin }) => pin.schoolId ?? [])],
    accounts: [...audiences.flatMap(({ accountIds }) => accountIds), ...pins.flatMap(({ pin }) => pin.accountId ?? [])],
  })
  return {
    channels: channels.map((row) => presentChannel(row, names)),
    verdict: verdict && presentVerdict(verdict),
    pins: pins.map((row) => presentPin(row, names)),
    scheduled: scheduled.map((row) => presentScheduled(row, names)),
  }
}

/** Returns a page of an area's history. */
export async function loadHistory(database: Database, area: string, page: { limit: number; offset: number }) {
  const rows = await selectEvents(database, area, page)
  const names = await loadNames(database, {
    schools: rows.flatMap(({ event }) => event.schoolIds),
    accounts: rows.flatMap(({ event }) => event.accountIds),
  })
  return rows.map(({ event, version, commit, before, by }) => ({
    ...{ id: event.id, action: event.action, version, before, commit, by, reason: event.reason },
    audience: audienceOrNull(names, event),
    at: event.at.toISOString(),
  }))
}
