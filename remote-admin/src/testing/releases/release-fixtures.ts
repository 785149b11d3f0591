import { previewContract } from '@lekta/shared/contract/delivery/preview'
import { type Release, releaseContract } from '@lekta/shared/contract/delivery/release'
import { type ReleaseArea, releaseAreaContract } from '@lekta/shared/contract/delivery/release-area'
import { type ReleaseEvent, type Rollout, rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'
import { areaList, history, nobody, rolloutOf, tester, tokenList } from './area-data'
import { compare, detailOf, releaseList } from './release-data'

const NOW = '2026-11-20T02:00:00Z'
const releaseText = { text: ({ version, commit, author }: Release) => `${version} ${commit} ${author}`, sort: {} }
const eventText = { text: ({ action, version, reason }: ReleaseEvent) => `${action} ${version} ${reason}`, sort: {} }
const tokenText = { text: ({ name }: { name: string }) => name, sort: {} }

const releasesOf = (area: string) => (area === 'library' ? [] : releaseList)

function findRelease(area: string, version: string): Release {
  const release = releasesOf(area).find((one) => one.version === version)
  if (!release) throw refusal(404, 'There is no release with this version.')
  return release
}

/** Creates answers about areas, which remember what is added and frozen. */
function areaFixtures(areas: Map<string, ReleaseArea>): Answer[] {
  const change = (name: string, values: Partial<ReleaseArea>) => {
    const area = areas.get(name)
    if (!area) throw refusal(404, 'There is no area with this name.')
    areas.set(name, { ...area, ...values })
    return null
  }
  let tokens = [...tokenList]
  return answers(releaseAreaContract, {
    releaseAreas: async () => [...areas.values()],
    addReleaseArea: async ({ body }) => {
      const error = 'There is already an area with this name.'
      if (areas.has(body.name)) throw refusal(409, error, { name: error })
      const blank = { stable: null, canary: null, next: null, pins: 0, scheduled: 0, freeze: null }
      areas.set(body.name, { ...blank, ...body })
      return null
    },
    editReleaseArea: async ({ params, body }) => change(params.area, body),
    freezeArea: async ({ params, body }) =>
      change(params.area, { freeze: { ...body, since: NOW, by: 'Ratih Kusuma' } }),
    unfreezeArea: async ({ params }) => change(params.area, { freeze: null }),
    releaseTokens: async ({ query }) => listOf(tokens, query, tokenText),
    addReleaseToken: async ({ body }) => {
      const blank = { last_used_at: null, revoked_at: null, created_by: 'Ratih Kusuma', created_at: NOW }
      tokens = [{ ...body, ...blank, id: 10 }, ...tokens]
      return { id: 10, token: 'lekta_teacher_4k7WqZr2nVx9LsTfB1cYpD6hJm3GaUe8' }
    },
    revokeReleaseToken: async ({ params }) => {
      tokens = tokens.map((one) => (one.id === params.id ? { ...one, revoked_at: NOW } : one))
      return null
    },
  })
}

const releaseFixturesOf = () =>
  answers(releaseContract, {
    releases: async ({ params, query }) => listOf(releasesOf(params.area), query, releaseText),
    release: async ({ params }) => detailOf(findRelease(params.area, params.version)),
    compareReleases: async ({ params, query }) =>
      compare(findRelease(params.area, query.before), findRelease(params.area, query.after)),
  })

/** Creates answers about who gets which release, which remember what changed. */
function rolloutFixtures(areas: Map<string, ReleaseArea>): Answer[] {
  const current = new Map([...areas].map(([name, area]) => [name, rolloutOf(area)]))
  const none: Rollout = { channels: [], verdict: null, pins: [], scheduled: [] }
  const read = (area: string) => current.get(area) ?? none
  const serve = (area: string, channel: Rollout['channels'][number]) => {
    const rollout = read(area)
    const others = rollout.channels.filter((one) => one.channel !== channel.channel)
    current.set(area, { ...rollout, channels: [channel, ...others] })
  }
  const serveAll = async ({ params, body }: { params: { area: string }; body: { version: string } }) => {
    const { channels, ...rest } = read(params.area)
    const previous = channels.find(({ channel }) => channel === 'stable')?.version ?? null
    const stable = { channel: 'stable' as const, version: body.version, previous, since: NOW }
    current.set(params.area, { ...rest, verdict: null, channels: [{ ...stable, audience: { ...nobody, share: 100 } }] })
    return null
  }
  return answers(rolloutContract, {
    rollout: async ({ params }) => read(params.area),
    releaseHistory: async ({ params, query }) => listOf(params.area === 'library' ? [] : history, query, eventText),
    rollOut: async ({ params, body: { version, channel, audience } }) => {
      const { share, roles } = audience
      serve(params.area, { channel, version, previous: null, since: NOW, audience: { ...nobody, share, roles } })
      return null
    },
    promote: serveAll,
    rollBack: serveAll,
    stopRollout: async ({ params, body: { channel } }) => {
      const { channels, ...rest } = read(params.area)
      const left = channels.filter((one) => one.channel !== channel)
      current.set(params.area, { ...rest, verdict: null, channels: left })
      return null
    },
    pinRelease: async ({ params, body: { version, school_id, reason } }) => {
      const { pins, ...rest } = read(params.area)
      const school = school_id === null ? null : { id: school_id, name: 'Sekolah Cakrawala' }
      const account = school ? null : { id: tester.id, name: tester.name, username: tester.username }
      const pin = { id: 20, version, reason, school, account, by: 'Ratih Kusuma', created_at: NOW }
      current.set(params.area, { ...rest, pins: [pin, ...pins] })
      return null
    },
    unpinRelease: async ({ params }) => {
      const { pins, ...rest } = read(params.area)
      current.set(params.area, { ...rest, pins: pins.filter(({ id }) => id !== params.id) })
      return null
    },
    cancelScheduled: async ({ params }) => {
      const { scheduled, ...rest } = read(params.area)
      current.set(params.area, { ...rest, scheduled: scheduled.filter(({ id }) => id !== params.id) })
      return null
    },
  })
}

function previewFixtures(): Answer[] {
  let testers = [tester]
  return answers(previewContract, {
    createPreview: async ({ body: { version, username } }) => {
      const error = 'There is no tester with this username.'
      if (username !== tester.username && username !== 'ratih') throw refusal(400, error, { username: error })
      return { url: `https://read.example/preview?link=${version}.k8Jm2`, expires_at: '2026-11-21T02:00:00Z' }
    },
    testers: async () => testers,
    addTester: async ({ body: { username } }) => {
      testers = [...testers, { ...tester, id: 50, name: username, username }]
      return null
    },
    removeTester: async ({ params }) => {
      testers = testers.filter(({ id }) => id !== params.id)
      return null
    },
  })
}

/** Creates a fake server with three areas and their releases. */
export function releaseFixtures(): Answer[] {
  const areas = new Map(areaList.map((area) => [area.name, area]))
  return [...areaFixtures(areas), ...releaseFixturesOf(), ...rolloutFixtures(areas), ...previewFixtures()]
}
