import type { Audience } from '@lekta/shared/contract/delivery/rollout'
import type { AreaState, ServedRelease, Visitor } from './directory'
import { bucketOf, resolve } from './resolve'

const now = new Date('2026-11-25T10:00:00Z')
const emptyAudience: Audience = { share: 0, schools: [], roles: [], accounts: [] }
const releaseOf = (releaseId: number, previous: ServedRelease['previous'] = null): ServedRelease => ({
  releaseId,
  version: `1.${releaseId}.0`,
  previous,
})
const stable = releaseOf(1, { releaseId: 0, version: '1.0.0' })
const state = (changes: Partial<AreaState>): AreaState => ({
  since: now,
  stable,
  partial: [],
  pins: [],
  previews: [],
  ...changes,
})
const canaryFor = (audience: Partial<Audience>) =>
  state({ partial: [{ ...releaseOf(2), audience: { ...emptyAudience, ...audience } }] })
const teacher = (accountId: number, schoolId: number | null = 7): Visitor => ({
  accountId,
  schoolId,
  roles: ['teacher'],
})
const versionFor = (area: AreaState, visitor: Visitor | null) => resolve(area, visitor, now)?.version

test('everyone gets the stable release, with the previous one behind it', () => {
  expect(resolve(state({}), teacher(5), now)).toEqual(stable)
  expect(resolve(state({}), null, now)).toEqual(stable)
  expect(resolve(state({ stable: null }), teacher(5), now)).toBeNull()
})

test('an audience includes by school, role or account, and nobody who is not logged in', () => {
  for (const audience of [{ schools: [7] }, { roles: ['teacher'] as const }, { accounts: [5] }]) {
    expect(versionFor(canaryFor(audience as Partial<Audience>), teacher(5))).toBe('1.2.0')
    expect(versionFor(canaryFor(audience as Partial<Audience>), null)).toBe('1.1.0')
  }
  expect(versionFor(canaryFor({ schools: [8], roles: ['parent'], accounts: [6] }), teacher(5))).toBe('1.1.0')
  expect(versionFor(canaryFor({ schools: [8] }), teacher(5, null))).toBe('1.1.0')
})

test('a share includes about as many accounts as it says, and keeps them when it grows', () => {
  const accounts = Array.from({ length: 10_000 }, (_, i) => teacher(i + 1))
  const chosenBy = (share: number) =>
    accounts
      .filter((account) => versionFor(canaryFor({ share }), account) === '1.2.0')
      .map(({ accountId }) => accountId)
  const [ten, thirty] = [chosenBy(10), chosenBy(30)]
  expect(Math.abs(ten.length - 1000)).toBeLessThan(100)
  expect(Math.abs(thirty.length - 3000)).toBeLessThan(150)
  expect(ten.filter((id) => !thirty.includes(id))).toEqual([])
  expect(chosenBy(0)).toEqual([])
  expect(chosenBy(100)).toHaveLength(10_000)
})

test('another release begins with other accounts', () => {
  const first = (releaseId: number) =>
    Array.from({ length: 1000 }, (_, i) => i + 1).filter((id) => bucketOf(id, releaseId) < 10)
  const [a, b] = [first(2), first(3)]
  expect(a.filter((id) => b.includes(id)).length).toBeLessThan(a.length / 3)
})

test('a preview precedes a pin, the pin of an account that of its school, and any pin a rollout', () => {
  const everyone = { ...emptyAudience, share: 100 }
  const previews = [{ ...releaseOf(5), accountId: 5, expiresAt: new Date(now.getTime() + 1) }]
  const ofAccount = { ...releaseOf(4), accountId: 5, schoolId: null }
  const ofSchool = { ...releaseOf(3), accountId: null, schoolId: 7 }
  const all = state({ previews, pins: [ofSchool, ofAccount], partial: [{ ...releaseOf(2), audience: everyone }] })
  expect(versionFor(all, teacher(5))).toBe('1.5.0')
  expect(versionFor({ ...all, previews: [] }, teacher(5))).toBe('1.4.0')
  expect(versionFor(all, teacher(6))).toBe('1.3.0')
  expect(versionFor(all, teacher(6, 8))).toBe('1.2.0')
})

test('a preview ends when it expires', () => {
  const previews = [{ ...releaseOf(5), accountId: 5, expiresAt: now }]
  expect(versionFor(state({ previews }), teacher(5))).toBe('1.1.0')
})

test('the stable release takes over where another one fails, and the previous one where it is chosen itself', () => {
  expect(resolve(canaryFor({ share: 100 }), teacher(5), now)?.previous?.version).toBe('1.1.0')
  const pinned = state({ pins: [{ ...stable, accountId: 5, schoolId: null }] })
  expect(resolve(pinned, teacher(5), now)?.previous?.version).toBe('1.0.0')
})
