import { sql } from 'drizzle-orm'
import { parentLink, student } from '../database/schema'

/** Ids of the accounts of a student's parents. For queries that select from `student`. */
export const parentIds = sql<number[]>`array(
  select ${parentLink.parentId} from ${parentLink} where ${parentLink.studentId} = ${student.id}
  order by ${parentLink.parentId})`
