import { abilityOf } from '../assessment/scale'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const text = `The cat sat on the mat. It was a warm day. The perspicacious gardener, who had been watching the animal from the
kitchen window since the early morning, finally decided that he would bring it a small dish of milk before noon.`

test('a text is measured with its band, and what makes it hard is marked where it stands', async () => {
  const teacher = app.as(await app.make.teacher())
  const found = await teacher.call('analyseText', { body: { text } })
  expect(found).toMatchObject({ sentences: 3, words: 42 })
  expect(found.low).toBeLessThan(found.measure)
  expect(found.high).toBeGreaterThan(found.measure)
  expect(found.rare_words.map(({ start, end }) => text.slice(start, end))).toContain('perspicacious')
  const [long] = found.long_sentences
  expect(text.slice(long?.start, long?.end)).toMatch(/^The perspicacious gardener[\s\S]*before noon$/)
})

test.each([
  ['', 'text must be text of 1 to 20000 characters.'],
  ['… — !', 'There is not one word to measure in this text.'],
  ['a '.repeat(10_001), 'text must be text of 1 to 20000 characters.'],
])('a text that cannot be measured is told why', async (given, sentence) => {
  const teacher = app.as(await app.make.teacher())
  const refusal = await teacher.refusal('analyseText', { body: { text: given } })
  expect(refusal).toMatchObject({ status: 400, errors: { text: sentence } })
})

test('a class is told who would understand a text, those first who understand most', async () => {
  const school = await app.make.school()
  const classroom = await app.make.classroom({ schoolId: school.id })
  const teacher = await app.make.teacher({ schoolId: school.id, classrooms: [classroom] })
  const readers = [
    { name: 'Ayu', measure: 400, trusted: true },
    { name: 'Budi', measure: 700, trusted: true },
    { name: 'Citra', measure: 900, trusted: false },
  ]
  for (const { name, measure, trusted } of readers) {
    const student = await app.make.student({ schoolId: school.id, name, classrooms: [classroom] })
    await app.make.finishedAttempt({ studentId: student.id, ability: abilityOf(measure), trusted })
  }
  const told = await app.as(teacher).call('textReaders', { query: { classroom_id: classroom.id, measure: 700 } })
  expect(told.readers.map(({ name }) => name)).toEqual(['Budi', 'Ayu'])
  expect(told.readers[0]?.comprehension).toBeCloseTo(0.75, 2)
  expect(told.readers[1]?.comprehension).toBeLessThan(0.5)
  expect(told.left_out.map(({ name }) => name)).toEqual(['Citra'])
})
