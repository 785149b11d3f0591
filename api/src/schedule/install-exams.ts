import { sql } from 'drizzle-orm'
import { STANDARD_PASSAGE_PROFILE } from '../assessment/passages/profile'
import { STANDARD_PROFILE } from '../assessment/profile'
import type { Database } from '../database/connect'
import { exam } from '../database/schema'

/** The kind of test that everyone can give. */
export const readingExam = {
  code: 'reading',
  title: 'Reading test',
  profile: STANDARD_PROFILE,
  passageProfile: STANDARD_PASSAGE_PROFILE,
}

/** Stores the exams of this version. Attempts that have begun keep the profile with which they began. */
export const installExams = (database: Database) =>
  database
    .insert(exam)
    .values(readingExam)
    .onConflictDoUpdate({
      target: exam.code,
      set: {
        title: sql`excluded.title`,
        profile: sql`excluded.profile`,
        passageProfile: sql`excluded.passage_profile`,
      },
    })
