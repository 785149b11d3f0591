import { questionKinds } from '@lekta/shared/contract/measure'
import { eq } from 'drizzle-orm'
import PDFDocument from 'pdfkit'
import { abilityOf } from '../assessment/scale'
import { seededRandom } from '../assessment/simulate'
import { type Bank, bankOf } from '../bank/bank'
import { installBank } from '../bank/install-bank'
import { attempt } from '../database/schema'
import { downloadExport } from '../testing/export/download-export'
import { answerByAbility, takeTest } from '../testing/take-test'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
let bank: Bank
/** The texts that were drawn on PDF pages. */
let printed: string[]
beforeAll(async () => {
  app = await testApp({ random: seededRandom(4), tasksHere: true })
  await installBank(app.database)
  bank = await bankOf(app.database, app.clock.now())
})
afterAll(() => app.close())
beforeEach(() => {
  printed = []
  const { text } = PDFDocument.prototype
  jest.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (this: PDFKit.PDFDocument, ...args: unknown[]) {
    printed.push(String(args[0]))
    return text.apply(this, args as Parameters<typeof text>)
  })
})
afterEach(() => jest.restoreAllMocks())

async function finishedTest() {
  const teacher = await app.make.teacher({ schoolId: (await app.make.school()).id })
  const parent = await app.make.parent()
  const child = await app.make.student({ grade: 4, parentId: parent.id })
  const { id: assignmentId } = await app.make.assignment({ studentId: child.id, createdBy: teacher.id })
  const params = { code: 'reading', id: assignmentId }
  await takeTest(app.as(child), params, answerByAbility(bank, abilityOf(500), seededRandom(1)))
  const [row] = await app.database.select().from(attempt).where(eq(attempt.studentId, child.id))
  return { parent, child, params, id: row?.id ?? 0 }
}

/** Returns the items of which a text contains the passage, or the beginning of the question. */
const itemsIn = (text: string) =>
  [...bank.items.values()].filter(
    ({ passage, statement }) => text.includes(passage.slice(0, 40)) || text.includes(statement.slice(0, 40)),
  )

test('a parent gets neither passages nor questions of a test, in no report, PDF or archive', async () => {
  const { parent, child, params, id } = await finishedTest()
  const asParent = app.as(parent)
  const { token } = await asParent.call('shareReport', { params: { id } })
  const report = await asParent.call('report', { params: { id } })
  const answers = [
    report,
    await asParent.call('testReport', { params: { ...params, tries: 1 } }),
    await asParent.call('sharedReport', { params: { id, token } }),
    await asParent.call('reports', { query: {} }),
    await asParent.call('test', { params }),
    await asParent.call('child', { params: { id: child.id } }),
    await asParent.call('parentDashboard'),
  ]
  expect(itemsIn(JSON.stringify(answers))).toEqual([])
  await asParent.call('reportFile', { params: { id }, query: {} })
  expect(printed).toContain('Text by text')
  const { files } = await downloadExport(app, asParent, child.id, 'en')
  const exported = [...files.values()].map((content) => content.toString('utf8')).join(' ')
  expect(itemsIn([exported, ...printed].join(' '))).toEqual([])
})

test('a parent reads for each question of a text what it asks for', async () => {
  const { parent, id } = await finishedTest()
  const { answers } = await app.as(parent).call('report', { params: { id } })
  expect(answers?.filter(({ asked, kind }) => asked !== '' || !kind || !questionKinds.includes(kind))).toEqual([])
  await app.as(parent).call('reportFile', { params: { id }, query: {} })
  expect(printed.filter((text) => text === 'Read between the lines').length).toBeGreaterThan(5)
})
