import { shapeOf } from '@lekta/shared/contract/delivery/endpoint-shape'
import { studentContract } from '@lekta/shared/contract/people/student'
import { backupTool } from '../../backup/testing/backup-tool'
import { releaseChannel, releasePin } from '../../database/schema'
import { checkAll } from '../../system/check-all'
import { type TestApp, testApp } from '../../testing/test-app'
import type { Shapes } from '../gates/endpoints'
import { addRelease, describeArea } from '../testing'
import { assertCompatible, checkCompatibility } from './check-compatibility'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
afterEach(async () => {
  await app.database.delete(releasePin)
  await app.database.delete(releaseChannel)
})

const students = shapeOf(studentContract.students)
const gone = { ...students, path: '/gone' }

let releases = 0
/** Adds a release that uses an endpoint that the API has, or one that it does not have. */
async function add(uses: 'gone' | 'present') {
  const version = `1.${++releases}.0`
  const endpoints: Shapes = uses === 'gone' ? { 'student.gone': gone } : { 'student.students': students }
  const described = { ...describeArea('library', version), uses: { endpoints, exports: {} } }
  return { id: await addRelease(app.database, described), version }
}

const serve = (channel: 'stable' | 'canary' | 'next', releaseId: number, previousId: number | null = null) =>
  app.database.insert(releaseChannel).values({ area: 'library', channel, releaseId, previousId })

test('releases that nobody gets, and those that find everything they use, do not matter', async () => {
  await add('gone')
  await serve('stable', (await add('present')).id)
  expect(await checkCompatibility(app.database)).toEqual([])
})

test('a release that misses something is named with the people who get it and the endpoint', async () => {
  const [stable, previous, canary, pinned] = [
    await add('present'),
    await add('gone'),
    await add('gone'),
    await add('gone'),
  ]
  await serve('stable', stable.id, previous.id)
  await serve('canary', canary.id, stable.id)
  const school = await app.make.school()
  const pin = { area: 'library', releaseId: pinned.id, reason: 'Old tablets.' }
  await app.database.insert(releasePin).values({ ...pin, schoolId: school.id })
  const misses = 'It calls student.gone (GET /gone), which the API of this version does not have.'
  expect(await checkCompatibility(app.database)).toEqual([
    `library ${previous.version} (it takes over where another release fails): ${misses}`,
    `library ${canary.version} (a part of the users gets it): ${misses}`,
    `library ${pinned.version} (it is pinned once): ${misses}`,
  ])
})

test('a server in production does not start then, and one in development warns', async () => {
  await serve('stable', (await add('gone')).id)
  await expect(assertCompatible(app.database, { production: true })).rejects.toThrow(
    /does not fit releases that are in use:\n {2}library 1\.\d+\.0 \(everyone gets it\): It calls student\.gone/,
  )
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await assertCompatible(app.database, { production: false })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('student.gone'))
  warn.mockRestore()
})

test('the check of an installation and the plan for an upgrade say it, and an upgrade refuses', async () => {
  await serve('stable', (await add('gone')).id)
  const { config } = app.app.dependencies
  const context = { config, database: app.database, unreachable: '', now: new Date(), mailTo: null }
  const findings = await checkAll(context)
  expect(findings).toContainEqual({
    ...{ subject: 'releases', verdict: 'bad' },
    sentence: expect.objectContaining({ values: { sentence: expect.stringContaining('student.gone') } }),
  })
  const tool = await backupTool()
  const plan = await tool.run(['upgrade', '--plan'], { url: app.databaseUrl })
  expect([plan.code, plan.output]).toEqual([0, expect.stringContaining('student.gone')])
  const upgraded = await tool.run(['upgrade'], { url: app.databaseUrl })
  expect([upgraded.code, upgraded.output]).toEqual([1, expect.stringContaining('student.gone')])
  await tool.close()
})

test('a database of an older version has no releases', async () => {
  const tool = await backupTool()
  const url = await tool.emptyDatabase()
  expect(await tool.withConnection(url, ({ database }) => checkCompatibility(database))).toEqual([])
  await tool.close()
})
