import type { CellKind } from '@lekta/shared/contract/import/import-columns'
import { Email, Username } from '@lekta/shared/contract/person'
import type { Grade } from '../assessment/types'
import type { CellValues } from '../database/schema/import-json'
import { type Order, parseDay } from './parse-day'
import { failed, type Parsed, sentenceParts } from './parsed'
import type { Cell } from './read/sheet'

/** The context that the reading of a cell depends on. */
export interface Reading {
  order: Order
  now: Date
}

/** Maximum length of a cell in characters. A longer cell is refused before it is parsed. */
export const longest = 100

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

/** Parses ten digits. Restores up to three leading zeros that Excel has dropped. */
function parseNisn({ text }: Cell): Parsed<string> {
  const digits = text.replace(/[\s'’.-]/g, '')
  if (digits === '' || /^0$/.test(digits)) return {}
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(text)) return failed('shortenedNumber')
  if (!/^\d{7,10}$/.test(digits)) return failed('notANisn')
  const value = digits.padStart(10, '0')
  return digits.length < 10 ? { value, notice: sentenceParts('nisnPadded', { nisn: value }) } : { value }
}

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/**
 * Splits a text such as `4`, `Kelas 4`, `7A` or `VII B` into the grade at its beginning and the rest. If there is no
 * grade, the rest is the whole text.
 */
export function splitGrade(text: string): { grade: Grade | undefined; rest: string } {
  const trimmed = text.trim()
  const [start = '', digits, letters] =
    /^(?:kelas|class|grade|tingkat)?\s*(?:0?(\d{1,2})(?!\d)|([IVX]{1,4})(?![A-Z]))/i.exec(trimmed) ?? []
  const grade = digits ? Number(digits) : roman.indexOf((letters ?? '').toUpperCase()) + 1
  if (grade < 1 || grade > 12) return { grade: undefined, rest: trimmed }
  return { grade: grade as Grade, rest: trimmed.slice(start.length) }
}

/** Returns the grade at the beginning of a text; undefined if there is none. */
export const gradeIn = (text: string): Grade | undefined => splitGrade(text).grade

function parseGrade({ text }: Cell): Parsed<Grade> {
  const value = gradeIn(text)
  return value ? { value } : failed('notAGrade')
}

function parseClassrooms({ text }: Cell): Parsed<string[]> {
  const names = text.split(/[;\n]/).map((name) => name.replace(/\s+/g, ' ').trim())
  const value = [...new Set(names.filter((name) => name !== ''))]
  return value.some((name) => name.length > longest) ? failed('tooLong', { most: String(longest) }) : { value }
}

export const parsers: { [K in CellKind]: (cell: Cell, reading: Reading) => Parsed<CellValues[K]> } = {
  name: parseName,
  username: parseUsername,
  email: parseEmail,
  nisn: parseNisn,
  day: (cell, { order, now }) => parseDay(cell, order, now),
  grade: parseGrade,
  classrooms: parseClassrooms,
  account: ({ text }) => ({ value: text.toLowerCase() }),
  text: ({ text }) => ({ value: text }),
}

/** Two columns that together form a name. */
export const nameParts = {
  first: ['first name', 'given name', 'givenname', 'nama depan'],
  last: ['last name', 'family name', 'familyname', 'surname', 'nama belakang'],
} as const
