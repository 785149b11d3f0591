import { sharedTextBook, xlsxOf, zipOf } from '../../testing/sheets'
import { readSheets } from './read'
import type { UnreadableError } from './unreadable-error'

const read = (bytes: Buffer | string, name = 'sheet.csv') => readSheets({ name, bytes: Buffer.from(bytes) }, 'student')
const textsOf = async (bytes: Buffer | string, name?: string) =>
  (await read(bytes, name)).map(({ rows }) => rows.map((row) => Array.from(row, (cell) => cell?.text ?? null)))
const refusalOf = async (bytes: Buffer | string) => {
  const error = await read(bytes).catch((thrown: UnreadableError) => thrown)
  return 'sentence' in error ? error.sentence : 'none'
}

const lines = 'Nama;Kelas\r\nAyu Lestari;4A\r\n"Pratama; Bagas";4B\r\n'
const cells = [
  ['Nama', 'Kelas'],
  ['Ayu Lestari', '4A'],
  ['Pratama; Bagas', '4B'],
]

describe('a text file', () => {
  test.each([
    ['semicolons', lines],
    ['commas', 'Nama,Kelas\nAyu Lestari,4A\n"Pratama; Bagas",4B\n'],
    ['tabs', 'Nama\tKelas\nAyu Lestari\t4A\n"Pratama; Bagas"\t4B'],
    ['the byte order mark of UTF-8', `\uFEFF${lines}`],
    ['UTF-16 and a byte order mark', Buffer.from(`\uFEFF${lines}`, 'utf16le')],
    ['UTF-16 but no byte order mark', Buffer.from(lines, 'utf16le')],
    ['big-endian UTF-16', Buffer.from(`\uFEFF${lines}`, 'utf16le').swap16()],
  ])('is read with %s', async (_, bytes) => {
    expect(await textsOf(bytes)).toEqual([cells])
  })

  test('may name its separator in the first line, as Excel does', async () => {
    expect(await textsOf(`sep=;\r\n${lines}`)).toEqual([[[], ...cells]])
  })

  test('in Latin-1 keeps its accented letters', async () => {
    expect(await textsOf(Buffer.from('Nama\nZoë Müller\n', 'latin1'))).toEqual([[['Nama'], ['Zoë Müller']]])
  })

  test('keeps empty lines, so that row numbers match the file', async () => {
    const [sheet] = await textsOf('Nama\n\n\nAyu')
    expect(sheet?.[3]).toEqual(['Ayu'])
  })

  test('that ends within a quoted cell is reported as cut off', async () => {
    expect(await refusalOf('Nama,Kelas\nAyu,"4A')).toBe('cut')
  })
})

describe('a workbook', () => {
  const people = {
    Siswa: [
      ['Nama', 'NISN', 'Lahir'],
      ['Ayu', 123456789, { day: 42233 }],
    ],
  }

  test('is recognised by its content, whatever its file name', async () => {
    expect(await textsOf(xlsxOf(people), 'people.csv')).toEqual([
      [
        ['Nama', 'NISN', 'Lahir'],
        ['Ayu', '123456789', '2015-08-17'],
      ],
    ])
  })

  test('gives the values of formulas, never the formulas', async () => {
    const book = xlsxOf({ A: [[{ formula: 'HYPERLINK("http://evil")', value: 'Ayu' }, { error: '#REF!' }]] })
    expect((await read(book))[0]?.rows[0]).toEqual([
      { text: 'Ayu', kind: 'text' },
      { text: '#REF!', kind: 'error' },
    ])
  })

  test('repeats a merged cell on each of its rows', async () => {
    const book = xlsxOf(
      {
        A: [
          ['Nama', 'Kelas'],
          ['Ayu', '4A'],
          ['Bagas', null],
          ['Citra', '4B'],
        ],
      },
      { merged: ['B2:B3'] },
    )
    const [sheet] = await read(book)
    expect(sheet?.rows[2]?.[1]).toEqual({ text: '4A', kind: 'text', merged: true })
    expect(sheet?.rows[3]?.[1]).toEqual({ text: '4B', kind: 'text' })
  })

  test('leaves out hidden worksheets', async () => {
    const book = xlsxOf({ Siswa: [['Nama']], Rahasia: [['Gaji']] }, { hidden: ['Rahasia'] })
    expect((await read(book)).map(({ name }) => name)).toEqual(['Siswa'])
  })

  test('that was cut off at any point is reported as cut off', async () => {
    const book = xlsxOf({ A: Array.from({ length: 200 }, (_, i) => [`Name ${i * 7919}`]) })
    for (const share of [0.2, 0.5, 0.9, 0.99]) {
      expect(await refusalOf(book.subarray(0, Math.floor(book.length * share)))).toBe('cut')
    }
  })

  test('with a damaged byte is reported as cut off', async () => {
    const book = xlsxOf({ A: Array.from({ length: 200 }, (_, i) => [`Name ${i * 7919}`]) })
    const at = book.indexOf('xl/worksheets/sheet0.xml') + 100
    book.writeUInt8(book.readUInt8(at) ^ 0xff, at)
    expect(await refusalOf(book)).toBe('cut')
  })
})

describe('a cell that is longer than any column allows', () => {
  const long = 'x'.repeat(5000)
  const students = 'sourcedId,role,givenName,username\nu1,student,'

  test.each([
    ['text', `Nama\n${long}\n`],
    ['text with spaces', `Nama\n${' '.repeat(5000)}Ayu\n`],
    ['a workbook', xlsxOf({ A: [['Nama'], [long]] })],
    ['a workbook with shared texts', sharedTextBook(1, 5000)],
    ['a OneRoster package', zipOf({ 'users.csv': `${students}${long},ayu\n` })],
  ])('is cut one character past the limit, so that it still counts as too long, in %s', async (_, bytes) => {
    const [sheet] = await textsOf(bytes)
    expect(sheet?.[1]?.[0]).toHaveLength(1001)
  })

  test('is cut on every row, even if 20,000 rows share its text', async () => {
    const [sheet] = await read(sharedTextBook(20_000, 2_000_000))
    const characters = sheet?.rows.slice(1).map(([cell]) => cell?.text.length)
    expect(characters).toEqual(Array(20_000).fill(1001))
  })
})

describe('an unsuitable or hostile file', () => {
  test.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'notASheet'],
    ['a PDF', Buffer.from('%PDF-1.7\n%\x00\x01\x02\x03\n', 'latin1'), 'notASheet'],
    ['another archive', zipOf({ 'photo.jpg': 'x' }), 'notASheet'],
    ['an old or locked workbook', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'oldExcel'],
    ['nothing', Buffer.alloc(0), 'empty'],
  ])('is rejected: %s', async (_, bytes, sentence) => {
    expect(await refusalOf(bytes)).toBe(sentence)
  })

  test('that unpacks to more than the limit is rejected, whatever size it declares', async () => {
    const bomb = zipOf({ 'xl/workbook.xml': `<workbook>${`<a>${' '.repeat(1000)}</a>`.repeat(150_000)}</workbook>` })
    // The archive's list of files claims a small unpacked size.
    bomb.writeUInt32LE(10, bomb.indexOf('504b0102', 0, 'hex') + 24)
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await refusalOf(bomb)).toBe('tooLargeUnpacked')
  })

  test('that unpacks to a text of 100 MB is rejected', async () => {
    const bomb = zipOf({ 'xl/workbook.xml': `<workbook>${' '.repeat(100 * 1024 * 1024)}</workbook>` })
    expect(await refusalOf(bomb)).toBe('tooLargeUnpacked')
  })

  test('with two million rows is rejected, as a workbook and as text', async () => {
    const row = '<row><c t="inlineStr"><is><t>Ayu</t></is></c></row>'
    const files = {
      'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r0"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r0" Target="worksheets/a.xml"/></Relationships>',
      'xl/worksheets/a.xml': `<worksheet><sheetData>${row.repeat(2_000_000)}</sheetData></worksheet>`,
    }
    expect(await refusalOf(zipOf(files))).toBe('tooManyRows')
    expect(await refusalOf('Ayu\n'.repeat(2_000_000))).toBe('tooManyRows')
  })

  test('with 300 cells in one row is rejected', async () => {
    expect(await refusalOf(`${'x,'.repeat(300)}\n`)).toBe('tooManyCells')
  })

  test('with thousands of merged cells over the same rows is rejected', async () => {
    const rows = Array.from({ length: 1000 }, (_, i): [string] => [i === 0 ? 'Nama' : `Name ${i}`])
    expect(await refusalOf(xlsxOf({ A: rows }, { merged: Array(2100).fill('A2:A1000') }))).toBe('tooManyCells')
  })

  test('with a million empty columns keeps 256, and is rejected if the last one has content', async () => {
    const [row] = (await textsOf(`Nama${','.repeat(1_000_000)}\nAyu\n`))[0] ?? []
    expect(row).toHaveLength(256)
    expect(await refusalOf(`Nama${','.repeat(1_000_000)}x\n`)).toBe('tooManyCells')
  })

  test('that defines XML entities is rejected', async () => {
    const doctype = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>'
    const book = zipOf({ 'xl/workbook.xml': `${doctype}<workbook><sheets><sheet name="&c;"/></sheets></workbook>` })
    expect(await refusalOf(book)).toBe('cut')
  })
})

describe('a OneRoster package', () => {
  const users = 'sourcedId,status,givenName,familyName,username,email,grades,password\n'
  const files = {
    'manifest.csv': 'propertyName,value\noneroster.version,1.2\n',
    'users.csv': `${users}u1,active,Ayu,Lestari,ayu.l,,04,secret\nu2,,Sri,Wahyuni,sri,sri@x.id,,\nu3,tobedeleted,Gone,Away,gone,,04,\n`,
    'roles.csv': 'sourcedId,userSourcedId,role\nr1,u1,student\nr2,u2,teacher\nr3,u3,student\n',
    'classes.csv': 'sourcedId,title\nc1,4A\nc2,4 Music\n',
    'enrollments.csv': 'sourcedId,classSourcedId,userSourcedId\ne1,c1,u1\ne2,c2,u1\ne3,c1,u2\n',
    'demographics.csv': 'sourcedId,birthDate,sex,americanIndianOrAlaskaNative\nu1,2015-08-17,female,true\n',
  }

  test('of version 1.2 gives the people of the requested role, with only the columns that are used', async () => {
    expect(await textsOf(zipOf(files))).toEqual([
      [
        ['name', 'username', 'email', 'date of birth', 'grade', 'classroom'],
        ['Ayu Lestari', 'ayu.l', null, '2015-08-17', '04', '4A; 4 Music'],
        [],
        [],
      ],
    ])
    const [teachers] = await readSheets({ name: 'x.zip', bytes: zipOf(files) }, 'teacher')
    expect(teachers?.rows[2]?.map((cell) => cell?.text)).toEqual([
      'Sri Wahyuni',
      'sri',
      'sri@x.id',
      undefined,
      undefined,
      '4A',
    ])
  })

  test('of version 1.1 has the roles in its users file', async () => {
    const old = { 'users.csv': 'sourcedId,role,givenName,familyName,username\nu1,student,Ayu,Lestari,ayu.l\n' }
    expect((await textsOf(zipOf(old)))[0]?.[1]?.slice(0, 2)).toEqual(['Ayu Lestari', 'ayu.l'])
  })

  test('without anybody of the requested role is rejected', async () => {
    expect(await refusalOf(zipOf({ 'users.csv': 'sourcedId,role\nu1,parent\n' }))).toBe('noPeople')
  })
})
