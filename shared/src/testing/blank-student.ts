import * as z from 'zod/mini'
import { studentRow } from '../contract/people/student-fields'

type StudentRow = { [F in keyof typeof studentRow]: z.infer<(typeof studentRow)[F]> }
type Unknown = { [F in keyof StudentRow as null extends StudentRow[F] ? F : never]: null }

const isOptional = (schema: z.ZodMiniType) => z.safeParse(schema, null).success

/**
 * The fields of a student's row that may be unknown, all null, and zero points. Fixtures spread it, so that a new
 * field of students is in all of them.
 */
export const blankStudent = {
  ...(Object.fromEntries(
    Object.entries(studentRow).flatMap(([name, schema]) => (isOptional(schema) ? [[name, null]] : [])),
  ) as Unknown),
  poin_formatted: '0',
}
