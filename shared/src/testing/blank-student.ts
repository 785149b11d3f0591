import * as z from 'zod/mini'
import { studentRow } from '../contract/people/student-fields'

type StudentRow = { [F in keyof typeof studentRow]: z.infer<(typeof studentRow)[F]> }
type Unknown = { [F in keyof StudentRow as null extends StudentRow[F] ? F : never]: null }

const isOptional = (schema: z.ZodMiniType) => z.safeParse(schema, null).success

/**
 * The fields of a student's row that may be unknown, all null, and zero points. All fixtures spread this object, so
 * that they contain every new field of students.
 */
export const blankStudent = {
  ...(Object.fromEntries(
    Object.entries(studentRow).flatMap(([name, schema]) => (isOptional(schema) ? [[name, null]] : [])),
  ) as Unknown),
  poin_formatted: '0',
}
