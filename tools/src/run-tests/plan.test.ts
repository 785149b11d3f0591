import { packageNames } from '../packages'
import { planTests } from './plan'
import { stepsFor } from './steps'
import { testsUnder } from './test-files'

// Runs jest to list the tests that use a module.
jest.setTimeout(120_000)

const namesOf = (plan: ReturnType<typeof planTests>) =>
  stepsFor(plan, 'scratch').map((group) => group.map(({ name }) => name))
const nothing = { paths: [], changed: false }
const one = 'tools/src/literals.test.ts'
const journey = 'e2e/journeys/platform/shell.test.ts'

test('without arguments everything is checked', () => {
  const plan = planTests(nothing)
  expect(plan).toEqual({ types: packageNames(), style: ['.'], tests: 'all' })
  expect(namesOf(plan)).toEqual([['types', 'format and lint'], ['tests of packages', 'build'], ['tests in a browser']])
})

test('a file is run with the types and the style of its package, and without a build', () => {
  const plan = planTests({ ...nothing, paths: [one] })
  expect(plan).toEqual({ types: ['tools'], style: [one], tests: [one] })
  expect(namesOf(plan)).toEqual([['types', 'format and lint'], ['tests of packages']])
})

test('a browser test is run on a build, without the tests of packages', () => {
  const plan = planTests({ ...nothing, paths: [journey] })
  expect(plan.tests).toEqual([journey])
  expect(namesOf(plan)).toEqual([['types', 'format and lint'], ['build'], ['tests in a browser']])
})

test('packages, folders and files are run together, each test once', () => {
  const plan = planTests({ ...nothing, paths: ['tools', one, 'remote-child', journey] })
  expect(plan.tests).toEqual([...testsUnder('tools'), ...testsUnder('remote-child'), journey].sort())
  expect(plan.types).toEqual(['e2e', 'remote-child', 'tools'])
  expect(namesOf(plan).flat()).toHaveLength(5)
})

test('changed files are checked by all tests that use, read or mention them', () => {
  const changed = [
    'shared/src/lib/whole-id.ts',
    'docs/money.md',
    journey,
    'host/bench/visits.ts',
    'remote-child/gone.json',
  ]
  const { types, style, tests } = planTests({ paths: [], changed: true }, () => changed)
  expect(types).toEqual(packageNames())
  expect(style).toEqual(changed.filter((file) => !file.includes('gone')))
  expect(tests).toEqual(
    expect.arrayContaining([
      'remote-parent/src/screens/subscribe/subscribe.test.tsx',
      'api/src/money/states.test.ts',
      'tools/src/architecture.test.ts',
      ...testsUnder('remote-child'),
      journey,
    ]),
  )
  expect(tests).not.toContain('shared/src/lib/text/csv.test.ts')
  expect(tests).not.toContain('e2e/journeys/families/family.test.ts')
})

test('a module of the browser tests is checked by the tests that use it, even indirectly', () => {
  const { tests } = planTests({ ...nothing, paths: ['e2e/support/broken-releases/craft-release.ts'] })
  expect(tests).toEqual(['e2e/journeys/platform/broken-releases.test.ts', 'e2e/journeys/platform/federation.test.ts'])
})

test('nothing is run if nothing has changed', () => {
  const plan = planTests({ paths: [], changed: true }, () => [])
  expect(plan).toEqual({ types: [], style: [], tests: [] })
  expect(namesOf(plan)).toEqual([])
})
