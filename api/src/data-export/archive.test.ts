import PDFDocument from 'pdfkit'
import * as z from 'zod/mini'
import { installBank } from '../bank/install-bank'
import * as tables from '../database/schema'
import { downloadExport } from '../testing/open-export'
import { takeTest } from '../testing/take-test'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
/** Everything that was written to PDF files. */
let printed: string[]
beforeAll(async () => {
  app = await testApp()
  await installBank(app.database)
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

test('try', async () => {
  const school = await app.make.school({ name: 'Sekolah Cakrawala' })
  const room = await app.make.classroom({ schoolId: school.id, name: '4A' })
  const teacher = await app.make.teacher({ schoolId: school.id, classrooms: [room], name: 'Bu Sari' })
  const parent = await app.make.parent({
    name: 'Dewi Lestari',
    email: 'dewi@home.example',
    emailConfirmedAt: new Date(),
  })
  const mia = await app.make.student({ name: 'Mia Lestari', parentId: parent.id, grade: 4, classrooms: [room] })
  const assignment = await app.make.assignment({ studentId: mia.id, createdBy: teacher.id })
  await takeTest(app.as(mia), { code: assignment.schedule.examCode, id: assignment.id }, () => ({
    choice: 1,
    milliseconds: 40_000,
  }))
  const { file, files } = await downloadExport(app, app.as(parent), mia.id)
  console.log(file.name, [...files].map(([name, { length }]) => `${name} ${length}`).join('\n'))
  console.log(files.get('data.json')?.toString())
  console.log(files.get('README.txt')?.toString())
  const { writeFileSync, mkdirSync } = await import('node:fs')
  mkdirSync('/tmp/export-out', { recursive: true })
  writeFileSync('/tmp/export-out/mia.zip', Buffer.from(await file.arrayBuffer()))
  void z
  void tables
})
