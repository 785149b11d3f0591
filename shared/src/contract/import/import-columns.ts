import { entriesOf, type FieldKind, type FieldSheet, type PersonField, type PersonTable } from '../people/person-fields'
import { type StudentFields, studentFields } from '../people/student-fields'
import { type TeacherFields, teacherFields } from '../people/teacher-fields'

/** Every kind of sheet: students, one class list per classroom, teachers, seats to give, voucher codes to redeem. */
export const importKinds = [
  'student',
  'class-list',
  'teacher',
  'seat',
  'classroom-seat',
  'teacher-seat',
  'voucher',
] as const
export type ImportKind = (typeof importKinds)[number]

type KindsOf<T extends PersonTable> = { [F in keyof T]: T[F]['kind'] }

/** How a cell is parsed: as a field of a person, as a teacher's account name, or as plain text. */
export type CellKind = FieldKind | 'account' | 'text'

/** Every field that a column can contain, with the way its cells are parsed. */
export type ImportFields = KindsOf<StudentFields> &
  KindsOf<TeacherFields> & { teacher: 'account'; plan: 'text'; code: 'text' }
export type ImportField = keyof ImportFields

type TitlesOf<T extends PersonTable> = {
  [F in keyof T]: T[F]['sheet'] extends { title: infer Title } ? Title : T[F]['label']
}[keyof T]
type HintsOf<T extends PersonTable> = {
  [F in keyof T]: T[F]['sheet'] extends { hint: infer Hint } ? Hint : never
}[keyof T]

/** A column of the template. Title and hint are in English and are the keys of their translations. */
export interface ImportColumn extends Omit<FieldSheet, 'order'> {
  field: ImportField
  kind: CellKind
  title: TitlesOf<StudentFields> | TitlesOf<TeacherFields> | (typeof otherColumns)[keyof typeof otherColumns]['title']
  hint:
    | HintsOf<StudentFields>
    | HintsOf<TeacherFields>
    | (typeof otherColumns)[keyof typeof otherColumns]['hint']
    | (typeof seatHints)[keyof typeof seatHints]
}

/** Columns that are not fields of a person. */
const otherColumns = {
  plan: {
    field: 'plan',
    kind: 'text',
    title: 'Plan',
    hint: 'Only if the school has several subscriptions.',
    examples: ['', ''],
    synonyms: ['plan', 'subscription', 'package', 'paket', 'langganan'],
  },
  teacher: {
    field: 'teacher',
    kind: 'account',
    title: 'Teacher',
    hint: 'Username or e-mail address. Each of the teacher’s students gets a seat.',
    examples: ['sri.wahyuni', 'budi@example.sch.id'],
    synonyms: [
      'teacher',
      'teacher username',
      'teacher email',
      'username',
      'email',
      'e mail',
      'guru',
      'nama pengguna guru',
      'email guru',
      'nama pengguna',
    ],
    longest: 254,
    required: true,
  },
  code: {
    field: 'code',
    kind: 'text',
    title: 'Voucher code',
    hint: 'One for each student.',
    examples: ['', ''],
    synonyms: ['code', 'voucher', 'voucher code', 'redeem code', 'kode', 'kode voucher', 'kupon'],
    required: true,
  },
} as const

const seatHints = {
  username: 'The student’s username. Either the username or the NISN is enough.',
  classrooms: 'Every student in it gets a seat.',
} as const

// Asserts the literal types of title and hint, which `PersonField` widens to strings.
const columnOf = (
  field: string,
  { kind, label, sheet }: Pick<PersonField, 'kind' | 'label'> & { sheet: FieldSheet },
) => {
  const { order: _, title = label, ...rest } = sheet
  return { ...rest, field, kind, title } as ImportColumn
}

const columnsOf = (fields: PersonTable): ImportColumn[] =>
  entriesOf(fields)
    .flatMap(([name, field]) => (field.sheet ? [{ name, field: { ...field, sheet: field.sheet } }] : []))
    .sort((a, b) => a.field.sheet.order - b.field.sheet.order)
    .map(({ name, field }) => columnOf(name, field))

const studentColumns = columnsOf(studentFields)
const username = { ...columnOf('username', studentFields.username), hint: seatHints.username }
const nisn = columnOf('nisn', studentFields.nisn)

/** The columns of each kind of sheet, in the order of its template. */
export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  student: studentColumns,
  'class-list': studentColumns.filter(({ field }) => field !== 'classrooms'),
  teacher: columnsOf(teacherFields),
  seat: [username, nisn, otherColumns.plan],
  'classroom-seat': [
    {
      ...columnOf('classrooms', studentFields.classrooms),
      hint: seatHints.classrooms,
      examples: ['4A', '4B'],
      required: true,
    },
    otherColumns.plan,
  ],
  'teacher-seat': [otherColumns.teacher, otherColumns.plan],
  voucher: [otherColumns.code, username, nisn],
}
