import { exportLimit } from '@lekta/shared/contract/data-export'
import { EXPORT_RETENTION } from '@lekta/shared/contract/retention'
import { lengthOf } from '@lekta/shared/lib/time/period'
import { eq, sql } from 'drizzle-orm'
import { dataExport, fileToDelete } from '../database/schema'
import { deleteFilesJob } from '../files/delete-files'
import { UNUSED_TIME } from '../files/files'
import { bossOf } from '../jobs/boss'
import { eraseNow, insertDue } from '../privacy/testing/erase-now'
import { downloadExport } from '../testing/export/download-export'
import { fakeS3 } from '../testing/fakes/fake-s3'
import { type TestApp, testApp } from '../testing/test-app'
import { expireExportsJob } from './expire-exports'
import { makeExportJob } from './make-export'

// The first archive loads the code of its thread, which takes seconds on a busy machine.
jest.setTimeout(90_000)

const MINUTE = 60_000

let bucket: Awaited<ReturnType<typeof fakeS3>>
let app: TestApp
beforeAll(async () => {
  bucket = await fakeS3({ key: 'KEY', secret: 'SECRET', bucket: 'files', region: 'us-east-1' })
  app = await testApp({ environment: { FILES_URL: bucket.address } })
})
afterAll(async () => {
  await app.close()
  await bucket.close()
})
afterEach(async () => {
  await bossOf(app.pool).clearStorage()
  bucket.objects.clear()
  await app.database.delete(fileToDelete)
})

const rowOf = async (id: number) => {
  const [row] = await app.database.select().from(dataExport).where(eq(dataExport.id, id))
  return row
}
const context = (milliseconds: number) =>
  ({ data: {}, ...app.app.dependencies, now: new Date(app.clock.now().getTime() + milliseconds) }) as never
const deleteFiles = (milliseconds: number) => deleteFilesJob.work(context(milliseconds))
const request = async () => {
  const teacher = await app.make.teacher()
  const { id } = await app.as(teacher).call('requestExport', { params: { id: teacher.id }, body: {} })
  return { teacher, id }
}

test('an archive is in the bucket instead of the database, and is downloaded from there', async () => {
  const teacher = await app.make.teacher()
  const { id, file, files } = await downloadExport(app, app.as(teacher), teacher.id)
  expect(files.has('data.json')).toBe(true)
  const row = await rowOf(id)
  expect(row).toMatchObject({
    content: null,
    bytes: file.size,
    fileKey: expect.stringMatching(/^exports\/[\w-]+\.zip$/),
  })
  expect([...bucket.objects.keys()]).toEqual([`/files/lekta/${row?.fileKey}`])
  await deleteFiles(2 * UNUSED_TIME)
  expect(bucket.objects.size).toBe(1)
})

test('an archive that has expired is deleted from the bucket', async () => {
  const teacher = await app.make.teacher()
  const { id } = await downloadExport(app, app.as(teacher), teacher.id)
  const week = lengthOf(EXPORT_RETENTION)
  await expireExportsJob.work(context(week - MINUTE))
  await deleteFiles(week - MINUTE)
  expect(bucket.objects.size).toBe(1)
  await expireExportsJob.work(context(week + MINUTE))
  await deleteFiles(week + MINUTE)
  expect([bucket.objects.size, (await rowOf(id))?.fileKey]).toEqual([0, null])
  expect((await app.as(teacher).refusal('dataExportFile', { params: { id } })).status).toBe(410)
})

test('erasing a person deletes the archive from the bucket', async () => {
  const school = await app.make.schoolAccount()
  const child = await app.make.student({ schoolId: school.schoolId as number })
  await downloadExport(app, app.as(school), child.id)
  await insertDue(app, child)
  await eraseNow(app)
  await deleteFiles(MINUTE)
  expect([bucket.objects.size, await app.database.$count(fileToDelete)]).toEqual([0, 0])
})

test('while the bucket is away requests wait, downloads fail for a moment, and nothing is lost', async () => {
  const teacher = await app.make.teacher()
  const { id: made } = await downloadExport(app, app.as(teacher), teacher.id)
  bucket.state.refuses = true
  expect(await app.as(teacher).refusal('dataExportFile', { params: { id: made } })).toMatchObject({
    status: 503,
    message: 'The file cannot be read at the moment. Please try again in a moment.',
  })
  const { id } = await request()
  await app.runJobs([makeExportJob])
  expect(await rowOf(id)).toMatchObject({ status: 'waiting', fileKey: null })
  await app.database.update(dataExport).set({ fileKey: null }).where(eq(dataExport.id, made))
  await expect(deleteFiles(MINUTE)).rejects.toThrow('The object store answers DELETE with 500')
  bucket.state.refuses = false
  await deleteFiles(MINUTE)
  expect(bucket.objects.size).toBe(0)
  await app.database.execute(sql`update pgboss.job set start_after = now() - interval '1 second'`)
  await app.runJobs([makeExportJob])
  expect(await rowOf(id)).toMatchObject({ status: 'ready', fileKey: expect.any(String) })
  await deleteFiles(2 * UNUSED_TIME)
  expect(bucket.objects.size).toBe(1)
})

test('an archive above the limit is refused, and nothing of it stays in the bucket', async () => {
  const { teacher, id } = await request()
  // Pictures are stored in the archive without compression.
  await app.database.execute(sql`insert into picture (name, account_id, content)
    values ('huge', ${teacher.id}, convert_to(repeat('x', ${exportLimit}), 'UTF8'))`)
  await app.runJobs([makeExportJob])
  expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: 'too large', fileKey: null })
  expect([bucket.objects.size, bucket.uploads.size]).toEqual([0, 0])
})
