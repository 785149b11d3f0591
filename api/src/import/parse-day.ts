import type { Day } from '../database/schema/import-json'
import { failed, type Parsed, sentenceParts } from './parsed'
import { dayOf, dayOfSerial } from './read/day'
import { plainWords } from './read/heading'
import type { Cell } from './read/sheet'

const YEAR = 365.25 * 24 * 60 * 60_000
const OLDEST = 100

const months = [
  ['january', 'januari', 'jan'],
  ['february', 'februari', 'pebruari', 'feb', 'peb'],
  ['march', 'maret', 'mar'],
  ['april', 'apr'],
  ['may', 'mei'],
  ['june', 'juni', 'jun'],
  ['july', 'juli', 'jul'],
  ['august', 'agustus', 'aug', 'agu', 'ags', 'agt'],
  ['september', 'sept', 'sep'],
  ['october', 'oktober', 'oct', 'okt'],
  ['november', 'nopember', 'nov', 'nop'],
  ['december', 'desember', 'dec', 'des'],
]

const monthOf = (word: string | undefined) => months.findIndex((names) => names.includes(word ?? '')) + 1

/** Whether the day or the month comes first in a column's numeric dates; null if the column does not show it. */
export type Order = 'day' | 'month' | null

const numbersOf = (text: string) => /^(\d{1,2})\s*[/-]\s*(\d{1,2})\s*[/-]\s*(\d{4})$/.exec(text)?.slice(1).map(Number)

/** Returns whether the day or the month comes first in a column. Numbers above 12 can only be days. */
export function orderOf(cells: Iterable<Cell | undefined>): Order {
  const seen = { day: false, month: false }
  for (const cell of cells) {
    const [first = 0, second = 0] = numbersOf(cell?.text ?? '') ?? []
    if (first > 12) seen.day = true
    if (second > 12) seen.month = true
  }
  if (seen.day === seen.month) return null
  return seen.day ? 'day' : 'month'
}

function read(text: string, order: Order): Parsed<Day> {
  const whole =
    /^(\d{4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})(?:[T ].*)?$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  if (whole) return found(Number(whole[1]), Number(whole[2]), Number(whole[3]))
  const dotted = /^(\d{1,2})\s*\.\s*(\d{1,2})\s*\.\s*(\d{4})$/.exec(text)
  if (dotted) return found(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]))
  if (/^\d{1,2}\s*[-/.]\s*\d{1,2}\s*[-/.]\s*\d{2}$/.test(text)) return failed('shortYear')
  const numbers = numbersOf(text)
  if (numbers) return inOrder(numbers, order)
  return inWords(plainWords(text).split(' '))
}

function found(year: number, month: number, date: number): Parsed<Day> {
  const day = dayOf(year, month, date)
  return day ? { value: day } : failed('notADate')
}

function inOrder([first = 0, second = 0, year = 0]: number[], order: Order): Parsed<Day> {
  if (first > 12 || first === second) return found(year, second, first)
  if (second > 12) return found(year, first, second)
  if (order === null) return failed('ambiguousDate')
  const day = order === 'day' ? found(year, second, first) : found(year, first, second)
  return day.value ? { ...day, notice: sentenceParts('dateByOthers', { date: day.value }) } : day
}

/** Parses `17 Agustus 2015` or `August 17 2015`. */
function inWords([first = '', second = '', third = '']: string[]): Parsed<Day> {
  const year = Number(third)
  if (!/^\d{4}$/.test(third)) return failed('notADate')
  if (monthOf(second)) return found(year, monthOf(second), Number(first))
  return monthOf(first) ? found(year, monthOf(first), Number(second)) : failed('notADate')
}

/** Parses Excel's day number in a cell without a date format. */
function bySerial(text: string): Parsed<Day> | null {
  const day = /^\d{5}(\.\d+)?$/.test(text) ? dayOfSerial(Number(text)) : null
  return day ? { value: day, notice: sentenceParts('dateBySerial', { date: day }) } : null
}

/** Parses a birthday in any of the usual forms. A birthday that could mean two different days is an error. */
export function parseDay({ text, kind }: Cell, order: Order, now: Date): Parsed<Day> {
  const parsed = kind === 'date' ? { value: text } : (bySerial(text) ?? read(text, order))
  if (!parsed.value) return parsed
  const age = (now.getTime() - Date.parse(parsed.value)) / YEAR
  return age > 0 && age < OLDEST ? parsed : failed('unlikelyDate')
}
