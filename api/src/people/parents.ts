import { sql } from 'drizzle-orm'
import { parentLink, student } from '../database/schema'

/** The accounts of a student's parents, in a query that selects from `student`. */
export const parentIds = sql<number[]>`array(
  select ${parentLink.parentId} from ${parentLink} where ${parentLink.studentId} = ${student.id}
  order by ${parentLink.parentId})`
