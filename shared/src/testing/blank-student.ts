import * as z from 'zod/mini'
import { studentRow } from '../contract/student-fields'

type StudentRow = { [F in keyof typeof studentRow]: z.infer<(typeof studentRow)[F]> }
type Unknown = { [F in keyof StudentRow as null extends StudentRow[F] ? F : never]: null }

const isOptional = (schema: z.ZodMiniType) => z.safeParse(schema, null).success

/**
 * What a list of students says of one of whom no more than the name and username is known. Fixtures begin with it, so that a new field
 * of students is in all of them.
 */
export const blankStudent = {
  ...(Object.fromEntries(
    Object.entries(studentRow).flatMap(([name, schema]) => (isOptional(schema) ? [[name, null]] : [])),
  ) as Unknown),
  poin_formatted: '0',
}
