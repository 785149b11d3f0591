import type { ImportKind } from '@lekta/shared/contract/import/import-columns'
import { type SheetCell, xlsxOf } from '../testing/sheets'
import { gradeIn } from './columns'
import { linesOf } from './lines'
import { readSheets } from './read/read'
import type { UnreadableError } from './read/unreadable-error'

const now = new Date('2026-09-01T00:00:00Z')
const read = async (
  rows: SheetCell[][] | Record<string, SheetCell[][]>,
  kind: ImportKind = 'student',
  merged: string[] = [],
) => {
  const bytes = xlsxOf(Array.isArray(rows) ? { Siswa: rows } : rows, { merged })
  return linesOf(await readSheets({ name: 'x', bytes }, 'student'), kind, now)
}
const valuesOf = async (...parts: Parameters<typeof read>) => (await read(...parts)).map(({ values }) => values)
const refusal = async (...parts: Parameters<typeof read>) =>
  read(...parts).then(
    () => 'none',
    ({ sentence, values }: UnreadableError) => [sentence, values],
  )
const sentenceAndValues = ({ sentence, values }: { sentence: string; values: object }) => [sentence, values]

/** Returns the result of reading one cell in a column. Another cell of the line contains a name. */
async function cell(heading: string, content: SheetCell) {
  const [line] = await read([
    ['Nama', heading],
    ['Ayu', content],
  ])
  const { name, ...values } = line?.values ?? {}
  return [
    Object.values(values)[0],
    ...[...(line?.faults ?? []), ...(line?.notices ?? [])].map(({ sentence }) => sentence),
  ]
}

describe('headings', () => {
  test.each([
    [['Nama Siswa', 'Kelas', 'Tgl. Lahir', 'Nama Pengguna']],
    [['Name *', 'CLASSROOM', 'Date of birth', 'User name']],
    [['Nama Peserta Didik', 'Rombel Saat Ini', 'Tanggal Lahir', 'username']],
  ])('are recognised in Indonesian and English: %j', async (heading) => {
    expect(await valuesOf([heading, ['Ayu', '4A', '2015-08-17', 'ayu.l']])).toEqual([
      { name: 'Ayu', classrooms: ['4A'], date_of_birth: '2015-08-17', username: 'ayu.l' },
    ])
  })

  test('may follow title rows in any order, and unknown columns are dropped', async () => {
    const lines = await read([
      ['SD Harapan'],
      [],
      ['NIK', 'Agama', 'Kelas', 'Nama'],
      ['3171234567890001', 'Islam', '4A', 'Ayu'],
    ])
    expect(lines).toMatchObject([{ line: 4, cells: { name: 'Ayu', classrooms: '4A' } }])
    expect(JSON.stringify(lines)).not.toMatch(/3171234567890001|Islam/)
  })

  test('in two rows, as in Dapodik exports, do not mix up the child’s name with the parents’', async () => {
    const title = [['Daftar Peserta Didik'], ['SD HARAPAN'], ['Kecamatan Contoh'], ['Tanggal Unduh: 2026-08-01']]
    const head: SheetCell[][] = [
      ['No', 'Nama', 'NISN', 'Tanggal Lahir', 'Data Ayah', null, 'Data Ibu', null, 'Rombel Saat Ini'],
      [null, null, null, null, 'Nama', 'Tahun Lahir', 'Nama', 'Tahun Lahir', null],
    ]
    const rows: SheetCell[][] = [
      [1, 'AYU LESTARI', '0151234567', '2015-08-17', 'BUDI', '1980', 'CITRA', '1982', 'Kelas 4A'],
    ]
    const merged = ['A5:A6', 'B5:B6', 'C5:C6', 'E5:F5', 'G5:H5', 'I5:I6']
    expect(await read([...title, ...head, ...rows], 'student', merged)).toMatchObject([
      { line: 7, values: { name: 'AYU LESTARI', nisn: '0151234567', classrooms: ['Kelas 4A'] }, faults: [] },
    ])
  })

  test('may split the name into first and last name', async () => {
    expect(
      await valuesOf([
        ['First name', 'Last name'],
        ['Ayu', 'Lestari'],
        ['Suharto', null],
      ]),
    ).toEqual([{ name: 'Ayu Lestari' }, { name: 'Suharto' }])
  })

  test('that are missing are reported, and so is a file without rows', async () => {
    expect(await refusal([['Ayu', '4A']])).toEqual(['noHeading', { column: 'Name' }])
    expect(
      await refusal(
        [
          ['Nama', 'Kelas'],
          ['Sri', '4A'],
        ],
        'teacher',
      ),
    ).toEqual(['noHeading', { column: 'Email' }])
    expect(await refusal([['Nama', 'Kelas']])).toEqual(['noRows', {}])
  })
})

describe('a date', () => {
  test.each([
    ['2015-08-17', '2015-08-17'],
    ['2015/8/7', '2015-08-07'],
    ['20150817', '2015-08-17'],
    ['17/08/2015', '2015-08-17'],
    ['08-17-2015', '2015-08-17'],
    ['7.8.2015', '2015-08-07'],
    ['17 Agustus 2015', '2015-08-17'],
    ['Aug 17, 2015', '2015-08-17'],
  ])('is read from %s', async (text, day) => {
    expect(await cell('Lahir', text)).toEqual([day])
  })

  test('is read from an Excel serial number, with a notice if the cell has no date format', async () => {
    expect(await cell('Lahir', { day: 42233 })).toEqual(['2015-08-17'])
    expect(await cell('Lahir', 42233)).toEqual(['2015-08-17', 'dateBySerial'])
  })

  test.each([
    ['7/8/2015', 'ambiguousDate'],
    ['7-8-15', 'shortYear'],
    ['2015-02-30', 'notADate'],
    ['31/02/2015', 'notADate'],
    ['soon', 'notADate'],
    ['2031-01-01', 'unlikelyDate'],
    ['1815-01-01', 'unlikelyDate'],
  ])('is not read from %s, with the error %s', async (text, sentence) => {
    expect(await cell('Lahir', text)).toEqual([undefined, sentence])
  })

  test('that is ambiguous is read like the other dates in its column, unless they disagree', async () => {
    const sheet = (other: string) =>
      read([
        ['Nama', 'Lahir'],
        ['Ayu', '7/8/2015'],
        ['Bagas', other],
      ])
    expect((await sheet('17/8/2015'))[0]?.values.date_of_birth).toBe('2015-08-07')
    expect((await sheet('8/17/2015'))[0]?.values.date_of_birth).toBe('2015-07-08')
    const both = await read([
      ['Nama', 'Lahir'],
      ['A B', '7/8/2015'],
      ['C D', '17/8/2015'],
      ['E F', '8/17/2015'],
    ])
    expect(both[0]?.faults.map(sentenceAndValues)).toEqual([['ambiguousDate', {}]])
  })
})

describe('a cell', () => {
  test.each<[string, SheetCell, ...unknown[]]>([
    ['NISN', 123456789, '0123456789', 'nisnPadded'],
    ['NISN', "'0012345678", '0012345678'],
    ['NISN', '1.23E+09', undefined, 'shortenedNumber'],
    ['NISN', '12345', undefined, 'notANisn'],
    ['NISN', '-', undefined],
    ['Kelas', '4A; 4B', ['4A', '4B']],
    ['Tingkat', 'Kelas 4', 4],
    ['Tingkat', 13, undefined, 'notAGrade'],
    ['Username', 'Ayu.L ', 'ayu.l'],
    ['Username', 'a', undefined, 'notAUsername'],
    ['Email', 'ayu@home', undefined, 'notAnEmail'],
    ['Nama Panggilan', ' Uci ', 'Uci'],
    ['Nickname', 'Uci', 'Uci'],
    ['Panggilan', '=1+1', undefined, 'notAName'],
    ['Kelas', { error: '#REF!' }, undefined, 'errorCell'],
    ['Kelas', { formula: 'B1', value: '4A' }, ['4A']],
  ])('under %s with the content %j gives the expected result', async (heading, content, ...expected) => {
    expect(await cell(heading, content)).toEqual(expected)
  })

  test.each([
    ['Nama', 100],
    ['Nama Panggilan', 100],
    ['Username', 100],
    ['Email', 254],
    ['NISN', 100],
    ['Tanggal Lahir', 100],
    ['Tingkat', 100],
    ['Kelas', 1000],
  ])('that is too long is rejected before it is parsed, under the heading %s', async (heading, most) => {
    // The cells contain only spaces between two letters, so that only their length can be an error.
    const contents = [`A${' '.repeat(most - 1)}A`, `A${' '.repeat(100_000)}A`]
    const others = heading === 'Nama' ? [] : ['Ayu']
    const lines = await read([
      [...(others.length > 0 ? ['Nama'] : []), heading],
      ...contents.map((content) => [...others, content]),
    ])
    expect(lines.map(({ faults }) => faults)).toEqual(
      Array(2).fill([{ field: expect.any(String), sentence: 'tooLong', values: { most: String(most) } }]),
    )
    expect(lines.map(({ values }) => Object.values(values))).toEqual([others, others])
  })

  test('that is merged counts for each of its rows, except those that are otherwise empty', async () => {
    const lines = await read(
      [
        ['Nama', 'Kelas'],
        ['Ayu', '4A'],
        ['Bagas', null],
        [null, null],
      ],
      'student',
      ['B2:B4'],
    )
    expect(lines.map(({ values, notices }) => [values.classrooms, notices.map(({ sentence }) => sentence)])).toEqual([
      [['4A'], []],
      [['4A'], ['mergedCell']],
    ])
  })
})

test('a cell in the name column needs a name, not a formula or a number; blank rows are left out', async () => {
  const lines = await read([
    ['Nama', 'Kelas'],
    [null, '4A'],
    ['=cmd|calc', '4A'],
    ['12', '4A'],
    ['  ', null],
  ])
  expect(lines.map(({ line, faults }) => [line, faults.map(({ field, sentence }) => `${field} ${sentence}`)])).toEqual([
    [2, ['name required']],
    [3, ['name notAName']],
    [4, ['name notAName']],
  ])
})

describe('a class list', () => {
  test('takes the classroom from the name of each worksheet', async () => {
    const lines = await read({ '4A': [['Nama'], ['Ayu']], '4B': [['Nama'], ['Bagas'], ['Citra']] }, 'class-list')
    expect(lines.map(({ sheet, line, values }) => [sheet, line, values.classrooms])).toEqual([
      ['4A', 2, ['4A']],
      ['4B', 2, ['4B']],
      ['4B', 3, ['4B']],
    ])
  })

  test('is rejected if one of its worksheets has no headings', async () => {
    expect(await refusal({ '4A': [['Nama'], ['Ayu']], '4B': [['Bagas']] }, 'class-list')).toEqual([
      'noHeadingIn',
      { sheet: '4B' },
    ])
  })
})

test.each([
  ['4A', 4],
  ['Kelas 10', 10],
  ['VII B', 7],
  ['XII-IPA 1', 12],
  ['Melati', undefined],
  ['Vivi', undefined],
  ['2024', undefined],
])('the grade in %s is %s', (text, grade) => {
  expect(gradeIn(text)).toBe(grade)
})
