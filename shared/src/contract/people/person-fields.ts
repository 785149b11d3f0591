import * as z from 'zod/mini'
import { Id } from '../list'
import { Email, Name, Username } from '../person'

/** The kind of a field's value. Each kind has one input in forms, one parser for cells and one format in lists. */
export type FieldKind = 'name' | 'username' | 'email' | 'nisn' | 'day' | 'grade' | 'classrooms'

interface InputTexts {
  label: string
  hint?: string
}

/** A field as a column of imported sheets. */
export interface FieldSheet {
  /** The column's position in the template, from the left. */
  order: number
  /** The title of the column, if it differs from the label. */
  title?: string
  hint: string
  examples: readonly [string, string]
  /** Further headings that identify this column, in lower case, without accents or punctuation. */
  synonyms: readonly string[]
  /** Maximum length of a cell in characters; 100 by default. */
  longest?: number
  required?: true
}

/**
 * One field of a student or a teacher. Contract, forms, imports, lists, CSV files and SQL are derived from it, so a
 * new field needs only one entry in a table and one column in the database. All texts are in English and are the keys
 * of their translations.
 */
export interface PersonField {
  kind: FieldKind
  /** The schema of the value in requests that add or edit a person. */
  schema: z.ZodMiniType
  /** The schema of the value in answers. */
  data: z.ZodMiniType
  /** Table and column in the server's schema; null if the values are in a separate table. */
  column: `${'account' | 'student'}.${string}` | null
  /** The title of the field's column in lists and CSV files. */
  label: string
  /**
   * `whenNew` contains the texts of the form that adds a person; `half` puts two inputs side by side on wide screens.
   */
  input: InputTexts & { whenNew?: InputTexts; half?: true }
  /** Null if the field is not imported. */
  sheet: FieldSheet | null
  /** The lists that show the field, on the screen and in their CSV files. */
  lists: readonly string[]
  /** Whether the column is hidden in lists until the user shows it. */
  startsHidden?: true
}

export type PersonTable = Readonly<Record<string, PersonField>>

type Stored<T extends PersonTable> = { [F in keyof T as T[F]['column'] extends null ? never : F]: T[F] }
type ListedFields<T extends PersonTable> = { [F in keyof T as T[F]['lists'] extends readonly [] ? never : F]: T[F] }

/** Returns the fields of a table with their names, in the order of the table. */
export const entriesOf = <T extends PersonTable>(fields: T) =>
  Object.entries(fields) as [keyof T & string, PersonField][]

const pick = (fields: PersonTable, isPicked: (field: PersonField) => boolean) =>
  Object.fromEntries(entriesOf(fields).filter(([, field]) => isPicked(field)))

/** Returns the fields that have a column in the database. */
export const pickStored = <T extends PersonTable>(fields: T) =>
  pick(fields, ({ column }) => column !== null) as unknown as Stored<T>

/** Returns the fields that at least one list shows. */
export const pickListedFields = <T extends PersonTable>(fields: T) =>
  pick(fields, ({ lists }) => lists.length > 0) as unknown as ListedFields<T>

const mapFields = (fields: PersonTable, get: (field: PersonField) => unknown) =>
  Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, get(field)]))

/** Returns the schemas of these fields in the body of a request. */
export const schemasOf = <T extends PersonTable>(fields: T) =>
  mapFields(fields, ({ schema }) => schema) as { [F in keyof T]: T[F]['schema'] }

/** Returns the schemas of these fields in an answer. */
export const dataOf = <T extends PersonTable>(fields: T) =>
  mapFields(fields, ({ data }) => data) as { [F in keyof T]: T[F]['data'] }

/** Headings that identify a name column, for students and teachers. */
export const nameSynonyms = [
  'name',
  'full name',
  'student',
  'student name',
  'nama',
  'nama lengkap',
  'nama siswa',
  'nama peserta didik',
  'siswa',
  'peserta didik',
  'teacher name',
  'nama guru',
  'nama pengajar',
  'nama pendidik',
  'nama wali kelas',
] as const

export const usernameSynonyms = [
  'username',
  'user name',
  'user',
  'login',
  'student username',
  'nama pengguna',
  'pengguna',
  'akun',
] as const

export const emailSynonyms = [
  'email',
  'e mail',
  'email address',
  'e mail address',
  'mail',
  'surel',
  'alamat email',
  'alamat surel',
] as const

export const classroomSynonyms = [
  'classroom',
  'classrooms',
  'class',
  'classes',
  'class name',
  'kelas',
  'nama kelas',
  'rombel',
  'rombongan belajar',
  'rombel saat ini',
  'nama rombel',
  'kelas yang diajar',
] as const

/** The common part of the name fields of students and teachers. Each field adds its own sheet and lists. */
export const nameField = {
  kind: 'name',
  schema: Name,
  data: z.string(),
  column: 'account.name',
  label: 'Name',
  input: { label: 'Name' },
} as const

/** The common part of the username fields of students and teachers. */
export const usernameField = {
  kind: 'username',
  schema: Username,
  data: z.string(),
  column: 'account.username',
  label: 'Username',
} as const

/** The common part of the e-mail fields of students and teachers. */
export const emailField = {
  kind: 'email',
  schema: z.optional(Email),
  data: z.nullable(z.string()),
  column: 'account.email',
  label: 'Email',
} as const

/** The common part of the classroom fields of students and teachers. A request contains the ids of the classrooms. */
export const classroomsField = {
  kind: 'classrooms',
  schema: z._default(z.array(Id), []),
  column: null,
  input: { label: 'Classrooms' },
} as const
