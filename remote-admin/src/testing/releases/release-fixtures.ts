import { previewContract } from '@lekta/shared/contract/delivery/preview'
import { type Release, releaseContract } from '@lekta/shared/contract/delivery/release'
import { releaseAreaContract } from '@lekta/shared/contract/delivery/release-area'
import { mostFoundPeople, releasePeopleContract } from '@lekta/shared/contract/delivery/release-people'
import { type ReleaseEvent, rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'
import { emptyAudience, history, people, tester, tokenList } from './area-data'
import { compare, detailOf } from './release-data'
import { createWorld, type World } from './release-world'

const NOW = '2026-11-20T02:00:00Z'
const releaseText = { text: ({ version, commit, author }: Release) => `${version} ${commit} ${author}`, sort: {} }
const eventText = { text: ({ action, version, reason }: ReleaseEvent) => `${action} ${version} ${reason}`, sort: {} }
const tokenText = { text: ({ name }: { name: string }) => name, sort: {} }

/** Creates answers about areas, which remember what is added and frozen. */
function areaFixtures(world: World): Answer[] {
  let tokens = [...tokenList]
  return answers(releaseAreaContract, {
    releaseAreas: async () => world.areas(),
    addReleaseArea: async ({ body }) => {
      const error = 'There is already an area with this name.'
      if (world.has(body.name)) throw refusal(409, error, { name: error })
      world.add({ stable: null, canary: null, next: null, pins: 0, scheduled: 0, freeze: null, ...body })
      return null
    },
    editReleaseArea: async ({ params, body }) => world.changeArea(params.area, body),
    freezeArea: async ({ params, body }) =>
      world.changeArea(params.area, { freeze: { ...body, since: NOW, by: 'Ratih Kusuma' } }),
    unfreezeArea: async ({ params }) => world.changeArea(params.area, { freeze: null }),
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

const listFixtures = ({ releasesOf, findRelease }: World): Answer[] =>
  answers(releaseContract, {
    releases: async ({ params, query }) => listOf(releasesOf(params.area), query, releaseText),
    release: async ({ params }) => detailOf(findRelease(params.area, params.version)),
    compareReleases: async ({ params, query }) =>
      compare(findRelease(params.area, query.before), findRelease(params.area, query.after)),
  })

/** Creates answers about who gets which release, which remember what changed. */
function rolloutFixtures({ rollout, changeRollout }: World): Answer[] {
  const serveAll = async ({ params, body }: { params: { area: string }; body: { version: string } }) =>
    changeRollout(params.area, ({ channels }) => {
      const previous = channels.find(({ channel }) => channel === 'stable')?.version ?? null
      const audience = { ...emptyAudience, share: 100 }
      const stable = { channel: 'stable' as const, version: body.version, previous, since: NOW, audience }
      return { verdict: null, channels: [stable] }
    })
  return answers(rolloutContract, {
    rollout: async ({ params }) => rollout(params.area),
    releaseHistory: async ({ params, query }) => listOf(params.area === 'library' ? [] : history, query, eventText),
    rollOut: async ({ params, body: { version, channel, audience } }) =>
      changeRollout(params.area, ({ channels }) => {
        const { share, roles } = audience
        const others = channels.filter((one) => one.channel !== channel)
        const next = { channel, version, previous: null, since: NOW, audience: { ...emptyAudience, share, roles } }
        return { channels: [...others, next] }
      }),
    promote: serveAll,
    rollBack: serveAll,
    stopRollout: async ({ params, body: { channel } }) =>
      changeRollout(params.area, ({ channels }) => ({
        verdict: null,
        channels: channels.filter((one) => one.channel !== channel),
      })),
    pinRelease: async ({ params, body: { version, school_id, reason } }) =>
      changeRollout(params.area, ({ pins }) => {
        const school = school_id === null ? null : { id: school_id, name: 'Sekolah Cakrawala' }
        const account = school ? null : { id: tester.id, name: tester.name, username: tester.username }
        return { pins: [{ id: 20, version, reason, school, account, by: 'Ratih Kusuma', created_at: NOW }, ...pins] }
      }),
    unpinRelease: async ({ params }) =>
      changeRollout(params.area, ({ pins }) => ({ pins: pins.filter(({ id }) => id !== params.id) })),
    cancelScheduled: async ({ params }) =>
      changeRollout(params.area, ({ scheduled }) => ({ scheduled: scheduled.filter(({ id }) => id !== params.id) })),
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

/** Answers searches for people like the server: each word is in the name, the username or the school. */
const peopleFixtures = (): Answer[] =>
  answers(releasePeopleContract, {
    findReleasePeople: async ({ body: { words } }) => {
      const parts = words.toLowerCase().split(/\s+/)
      const found = people.filter(({ name, username, school }) => {
        const text = `${name} ${username} ${school}`.toLowerCase()
        return parts.every((part) => text.includes(part))
      })
      return { people: found.slice(0, mostFoundPeople), total: found.length }
    },
  })

/** Creates a fake server with three areas and their releases. */
export function releaseFixtures(): Answer[] {
  const world = createWorld()
  return [
    ...areaFixtures(world),
    ...listFixtures(world),
    ...rolloutFixtures(world),
    ...peopleFixtures(),
    ...previewFixtures(),
  ]
}
