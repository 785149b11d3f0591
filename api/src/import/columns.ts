import type { ImportField } from '@lekta/shared/contract/import-columns'
import { Email, Username } from '@lekta/shared/contract/person'
import type { Grade } from '../assessment/types'
import type { Values } from '../database/schema/import-json'
import { type Order, parseDay } from './parse-day'
import { failed, type Parsed, sentenceParts } from './parsed'
import { type Cell, limits } from './read/sheet'

/** What a cell is read with beside itself. */
export interface Reading {
  order: Order
  now: Date
}

/** What a column may be called, in plain small letters, and how its cells are read. */
interface Column<F extends ImportField> {
  synonyms: readonly string[]
  /** Characters that a cell may have; a longer one is refused before it is read. */
  longest: number
  parse(cell: Cell, reading: Reading): Parsed<NonNullable<Values[F]>>
}

/** Characters of a name, whatever it names. */
const longest = 100

function parseName({ text }: Cell): Parsed<string> {
  const value = text.replace(/\s+/g, ' ')
  return /\p{L}/u.test(value) && !/^[=+@-]/.test(value) ? { value } : failed('notAName')
}

function parseUsername({ text }: Cell): Parsed<string> {
  const { success, data } = Username.safeParse(text)
  return success ? { value: data } : failed('notAUsername')
}

function parseEmail({ text }: Cell): Parsed<string> {
  const { success, data } = Email.safeParse(text.replace(/^mailto:/i, ''))
  return success ? { value: data } : failed('notAnEmail')
}

/** Ten digits; up to three leading zeros that Excel has cut are put back. */
function parseNisn({ text }: Cell): Parsed<string> {
  const digits = text.replace(/[\s'’.-]/g, '')
  if (digits === '' || /^0$/.test(digits)) return {}
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(text)) return failed('shortenedNumber')
  if (!/^\d{7,10}$/.test(digits)) return failed('notANisn')
  const value = digits.padStart(10, '0')
  return digits.length < 10 ? { value, notice: sentenceParts('nisnPadded', { nisn: value }) } : { value }
}

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** The grade at the beginning of a text such as `4`, `Kelas 4`, `7A`, `VII B`; undefined when there is none. */
export function gradeIn(text: string): Grade | undefined {
  const [, digits, letters] =
    /^(?:kelas|class|grade|tingkat)?\s*(?:0?(\d{1,2})(?!\d)|([IVX]{1,4})(?![A-Z]))/i.exec(text.trim()) ?? []
  const grade = digits ? Number(digits) : roman.indexOf((letters ?? '').toUpperCase()) + 1
  return grade >= 1 && grade <= 12 ? (grade as Grade) : undefined
}

function parseGrade({ text }: Cell): Parsed<Grade> {
  const value = gradeIn(text)
  return value ? { value } : failed('notAGrade')
}

function parseClassrooms({ text }: Cell): Parsed<string[]> {
  const names = text.split(/[;\n]/).map((name) => name.replace(/\s+/g, ' ').trim())
  const value = [...new Set(names.filter((name) => name !== ''))]
  return value.some((name) => name.length > longest) ? failed('tooLong', { most: String(longest) }) : { value }
}

const parseText = ({ text }: Cell): Parsed<string> => ({ value: text })

const nameOfStudent = [
  'name',
  'full name',
  'student',
  'student name',
  'nama',
  'nama lengkap',
  'nama siswa',
  'nama peserta didik',
  'siswa',
  'peserta didik',
]
const nameOfTeacher = ['teacher name', 'nama guru', 'nama pengajar', 'nama pendidik', 'nama wali kelas']

/** Every column that any kind of sheet may have. */
export const columns: { [F in ImportField]: Column<F> } = {
  name: { synonyms: [...nameOfStudent, ...nameOfTeacher], longest, parse: parseName },
  username: {
    synonyms: ['username', 'user name', 'user', 'login', 'student username', 'nama pengguna', 'pengguna', 'akun'],
    longest,
    parse: parseUsername,
  },
  email: {
    synonyms: ['email', 'e mail', 'email address', 'e mail address', 'mail', 'surel', 'alamat email', 'alamat surel'],
    longest: 254,
    parse: parseEmail,
  },
  nisn: {
    synonyms: ['nisn', 'national student number', 'nomor induk siswa nasional', 'no nisn'],
    longest,
    parse: parseNisn,
  },
  date_of_birth: {
    synonyms: [
      'date of birth',
      'birth date',
      'birthdate',
      'birthday',
      'dob',
      'born',
      'tanggal lahir',
      'tgl lahir',
      'lahir',
      'tgl lhr',
    ],
    longest,
    parse: (cell, { order, now }) => parseDay(cell, order, now),
  },
  grade: {
    synonyms: [
      'grade',
      'grade level',
      'year',
      'school year',
      'level',
      'tingkat',
      'tingkat kelas',
      'tingkatan',
      'jenjang',
    ],
    longest,
    parse: parseGrade,
  },
  classrooms: {
    synonyms: [
      'classroom',
      'classrooms',
      'class',
      'classes',
      'class name',
      'kelas',
      'nama kelas',
      'rombel',
      'rombongan belajar',
      'rombel saat ini',
      'nama rombel',
      'kelas yang diajar',
    ],
    longest: limits.characters,
    parse: parseClassrooms,
  },
  teacher: {
    synonyms: [
      'teacher',
      'teacher username',
      'teacher email',
      'username',
      'email',
      'e mail',
      'guru',
      'nama pengguna guru',
      'email guru',
      'nama pengguna',
    ],
    longest: 254,
    parse: (cell) => {
      const { value, ...rest } = parseText(cell)
      return value ? { value: value.toLowerCase() } : rest
    },
  },
  plan: { synonyms: ['plan', 'subscription', 'package', 'paket', 'langganan'], longest, parse: parseText },
  code: {
    synonyms: ['code', 'voucher', 'voucher code', 'redeem code', 'kode', 'kode voucher', 'kupon'],
    longest,
    parse: parseText,
  },
}

/** Two columns that say a name together. */
export const nameParts = {
  first: ['first name', 'given name', 'givenname', 'nama depan'],
  last: ['last name', 'family name', 'familyname', 'surname', 'nama belakang'],
} as const
