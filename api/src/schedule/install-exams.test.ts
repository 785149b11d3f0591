import { type TestApp, testApp } from '../testing/test-app'
import { installExams, readingExam } from './install-exams'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a server without the demo has a test to give', async () => {
  const teacher = app.as(await app.make.teacher())
  expect(await teacher.call('exams')).toEqual([])
  await installExams(app.database)
  await installExams(app.database)
  expect(await teacher.call('exams')).toEqual([{ code: readingExam.code, title: readingExam.title }])
})
