import type { Channel, Release } from '@lekta/shared/contract/delivery/release'
import type { ReleaseArea } from '@lekta/shared/contract/delivery/release-area'
import type { Rollout } from '@lekta/shared/contract/delivery/rollout'
import { refusal } from '@lekta/shared/testing/fake-api'
import { areaList, rolloutOf } from './area-data'
import { releaseList } from './release-data'

const nothing: Rollout = { channels: [], verdict: null, pins: [], scheduled: [] }

/** Creates areas with what they serve, which all fixtures about releases read and change. */
export function createWorld() {
  const areas = new Map(areaList.map((area) => [area.name, area]))
  const rollouts = new Map(areaList.map((area) => [area.name, rolloutOf(area)]))
  const rollout = (name: string) => rollouts.get(name) ?? nothing
  const served = (name: string, channel: Channel) => rollout(name).channels.find((one) => one.channel === channel)

  const present = (area: ReleaseArea): ReleaseArea => {
    const { pins, scheduled } = rollout(area.name)
    const canary = served(area.name, 'canary')
    const { share = 0, schools = [], roles = [], accounts = [] } = canary?.audience ?? {}
    const counts = { share, schools: schools.length, roles: roles.length, people: accounts.length }
    return {
      ...area,
      stable: served(area.name, 'stable') ?? null,
      canary: canary ? { ...counts, version: canary.version, since: canary.since } : null,
      next: served(area.name, 'next') ?? null,
      pins: pins.length,
      scheduled: scheduled.length,
    }
  }
  const releasesOf = (name: string): Release[] =>
    name === 'teacher' || name === 'test-runner'
      ? releaseList.map((release) => ({
          ...release,
          channels: rollout(name)
            .channels.filter(({ version }) => version === release.version)
            .map(({ channel }) => channel),
          pins: rollout(name).pins.filter(({ version }) => version === release.version).length,
        }))
      : []
  return {
    areas: () => [...areas.values()].map(present),
    add: (area: ReleaseArea) => void areas.set(area.name, area),
    has: (name: string) => areas.has(name),
    changeArea: (name: string, values: Partial<ReleaseArea>) => {
      const area = areas.get(name)
      if (!area) throw refusal(404, 'There is no area with this name.')
      areas.set(name, { ...area, ...values })
      return null
    },
    rollout,
    changeRollout: (name: string, change: (rollout: Rollout) => Partial<Rollout>) => {
      rollouts.set(name, { ...rollout(name), ...change(rollout(name)) })
      return null
    },
    releasesOf,
    findRelease: (name: string, version: string): Release => {
      const release = releasesOf(name).find((one) => one.version === version)
      if (!release) throw refusal(404, 'There is no release with this version.')
      return release
    },
  }
}
export type World = ReturnType<typeof createWorld>
