import type { Database } from '../database/connect'
import { studentNote } from '../database/schema'
import { accountNamed, weakReaders } from './interventions'

const DAY = 24 * 60 * 60_000

/** Adds notes of the teacher and the school about the child of the demo family, and about two weak readers. */
export async function addNotes(database: Database, now: Date): Promise<void> {
  const [head, teacher] = [await accountNamed(database, 'school'), await accountNamed(database, 'teacher')]
  const child = await accountNamed(database, 'child')
  const [first = child.id, second = child.id] = await weakReaders(database, teacher.id, { skip: 0, count: 2 })
  const write = (studentId: number, authorId: number, days: number, text: string) => ({
    ...{ schoolId: head.schoolId, studentId, authorId, text },
    createdAt: new Date(now.getTime() - days * DAY),
  })
  await database
    .insert(studentNote)
    .values([
      write(child.id, teacher.id, 120, 'Chooses animal books and finishes them. Ask for the next one by title.'),
      write(child.id, head.id, 48, 'The parents asked for books to take home; the library lends two at a time.'),
      write(child.id, teacher.id, 9, 'Was ill for a week. Please do not read much into a slow test this month.'),
      write(first, teacher.id, 60, 'New glasses. Sits at the front until the next test.'),
      write(second, head.id, 30, 'Speaks Sundanese at home; reads aloud with an older sister in the evening.'),
    ])
}
