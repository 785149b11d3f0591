import { abilityOf } from '../assessment/scale'
import { zipOf } from '../testing/sheets'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const text = `The cat sat on the mat. It was a warm day. The perspicacious gardener, who had been watching the animal from the
kitchen window since the early morning, finally decided that he would bring it a small dish of milk before noon.`

test('a text is measured with its band, and hard words and long sentences are marked', async () => {
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
  ['', 'text must be 1 to 120000 characters long.'],
  ['😀 … — !', 'This text has no words to measure.'],
  ['The cat sat.', 'This text is too short to measure. Paste at least 10 words; a page gives the best estimate.'],
  [
    'Pada suatu hari, seekor kancil berjalan di tepi sungai. Ia melihat banyak buah di seberang sungai itu.',
    'This does not look like English. Only English texts can be measured.',
  ],
  [
    'the moon is out\nand over the hill\na fox is running\nquiet and still\n'.repeat(4),
    'This text has hardly any full stops, like a poem, song or list. Paste one that is written in sentences.',
  ],
  ['a '.repeat(60_001), 'text must be 1 to 120000 characters long.'],
])('a text that cannot be measured is rejected with a reason', async (content, sentence) => {
  const teacher = app.as(await app.make.teacher())
  const refusal = await teacher.refusal('analyseText', { body: { text: content } })
  expect(refusal).toMatchObject({ status: 400, errors: { text: sentence } })
})

test.each([
  'I see a cat. I see a dog. I see a frog. Look, look! Big dog. Big frog.',
  'Ayu went to Malioboro with Bagas. They ate gudeg and bakpia, and Bu Sari from Yogyakarta told them a wayang story.',
])('a text with simple words or foreign names counts as English', async (content) => {
  const teacher = app.as(await app.make.teacher())
  expect(await teacher.call('analyseText', { body: { text: content } })).toHaveProperty('measure')
})

const paragraph = (inside: string) => `<w:p><w:r>${inside}</w:r></w:p>`
const wordDocument = zipOf({
  '[Content_Types].xml': '<Types/>',
  'word/document.xml': `<w:document xmlns:w="w" xmlns:mc="mc"><w:body>${[
    paragraph('<w:t>The Goat</w:t>'),
    paragraph(
      '<w:t xml:space="preserve">A goat looked </w:t><w:t>at a hat.</w:t><w:br/><w:t>It ate &amp; slept.</w:t>',
    ),
    paragraph('<w:delText>Gone.</w:delText><mc:Fallback><w:t>The Goat</w:t></mc:Fallback>'),
  ].join('')}</w:body></w:document>`,
})

test.each([
  ['a Word document', wordDocument, 'The Goat\n\nA goat looked at a hat.\nIt ate & slept.'],
  ['a text', Buffer.from('Zoë’s goat.'), 'Zoë’s goat.'],
  ['a text in Latin-1', Buffer.from('Zo\xeb.', 'latin1'), 'Zoë.'],
  ['a text in UTF-16', Buffer.from('\uFEFFA goat.', 'utf16le'), 'A goat.'],
])('the text of %s is read from its file', async (_, bytes, text) => {
  const teacher = app.as(await app.make.teacher())
  expect(await teacher.call('textOfFile', { file: new File([new Uint8Array(bytes)], 'goat') })).toEqual({ text })
})

test.each([
  ['a PDF', '%PDF-1.7 (A goat looked at a hat.)'],
  ['a picture', '\x89PNG\r\n\x1a\n\0\0\0'],
  ['a workbook', zipOf({ 'xl/workbook.xml': '<workbook/>' })],
  ['half a Word document', wordDocument.subarray(0, 200)],
])('%s is rejected as a text, with advice to paste the text instead', async (_, bytes) => {
  const teacher = app.as(await app.make.teacher())
  const file = new File([new Uint8Array(Buffer.from(bytes))], 'goat.docx')
  const refusal = await teacher.refusal('textOfFile', { file })
  expect(refusal).toMatchObject({
    status: 400,
    errors: { file: expect.stringContaining('copy and paste the text') },
  })
})

test('a file without text is rejected with that reason', async () => {
  const teacher = app.as(await app.make.teacher())
  const refusal = await teacher.refusal('textOfFile', { file: new File([' \n'], 'empty.txt') })
  expect(refusal).toMatchObject({ status: 400, errors: { file: 'There is no text in this file.' } })
})

test('the readers of a text are listed best first, and those without a trusted result separately', async () => {
  const school = await app.make.school()
  const classroom = await app.make.classroom({ schoolId: school.id })
  const teacher = await app.make.teacher({ schoolId: school.id, classrooms: [classroom] })
  const students = [
    { name: 'Ayu', measure: 400, trusted: true },
    { name: 'Budi', measure: 700, trusted: true },
    { name: 'Citra', measure: 900, trusted: false },
  ]
  for (const { name, measure, trusted } of students) {
    const student = await app.make.student({ schoolId: school.id, name, classrooms: [classroom] })
    await app.make.finishedAttempt({ studentId: student.id, ability: abilityOf(measure), trusted })
  }
  const matching = await app.as(teacher).call('textReaders', { query: { classroom_id: classroom.id, measure: 700 } })
  expect(matching.readers.map(({ name }) => name)).toEqual(['Budi', 'Ayu'])
  expect(matching.readers[0]?.comprehension).toBeCloseTo(0.75, 2)
  expect(matching.readers[1]?.comprehension).toBeLessThan(0.5)
  expect(matching.left_out.map(({ name }) => name)).toEqual(['Citra'])
})
