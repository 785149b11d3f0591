import { dateFormat } from '@lekta/shared/lib/formats'
import { type Language, say, speak } from '../i18n/sentence'
import { colors, page, type Sheet } from '../pdf/sheet'
import type { Heading } from '../report/queries'
import type { PrintedStudent } from './select-printed'

interface Cover {
  title: string
  classroom: string | null
  heading: Heading
  students: readonly PrintedStudent[]
  language: Language
  now: Date
}

const whole = { x: page.left, width: page.width } as const

/** Returns how many students of each classroom are in the file, like `4A: 28`. */
function countClassrooms(students: readonly PrintedStudent[], none: string): string[] {
  const counts = new Map<string, number>()
  for (const { classroom } of students) counts.set(classroom ?? none, (counts.get(classroom ?? none) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${name}: ${count}`)
}

/** Draws the first page: school, what the file contains, when it was made, and how many students of which classrooms. */
export function drawCover(sheet: Sheet, { title, classroom, heading, students, language, now }: Cover): void {
  const day = dateFormat(language, { dateStyle: 'long', timeZone: heading.zone }).format(now)
  sheet.putBrand()
  if (heading.school) sheet.put(heading.school, { x: 300, y: 50, width: page.right - 300 }, { align: 'right' })
  let below = sheet.put(title, { ...whole, y: 240 }, { font: 'bold', size: 30 })
  if (classroom) below = sheet.put(classroom, { ...whole, y: below + 4 }, { font: 'bold', size: 22 })
  const number = speak(say('{{count}} students', { count: students.length }), language)
  below = sheet.put(`${day} · ${number}`, { ...whole, y: below + 10 }, { size: 12, color: colors.grey })
  const counts = countClassrooms(students, speak('Without a classroom', language))
  if (counts.length > 1) sheet.put(counts.join('   '), { ...whole, y: below + 16 }, { size: 11 })
}
