/** Every kind of sheet: a list of students, one list for each classroom, teachers, seats to give, voucher codes to redeem. */
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

/** What a cell of a sheet can be about. */
export type ImportField =
  | 'name'
  | 'username'
  | 'email'
  | 'nisn'
  | 'date_of_birth'
  | 'grade'
  | 'classrooms'
  | 'teacher'
  | 'plan'
  | 'code'

/** A column as the template has it; title and hint are English, the keys of their translations. */
export interface ImportColumn {
  field: ImportField
  title: string
  hint: string
  examples: readonly [string, string]
  required?: true
}

const name = {
  field: 'name',
  title: 'Name',
  hint: 'First and last name, in one column or two.',
  examples: ['Ayu Lestari', 'Bagas Pratama'],
  required: true,
} as const
const username = {
  field: 'username',
  title: 'Username',
  hint: 'Used to log in. Leave blank to generate one.',
  examples: ['ayu.lestari', ''],
} as const
const nisn = {
  field: 'nisn',
  title: 'NISN',
  hint: '10 digits, including leading zeros.',
  examples: ['0123456789', ''],
} as const
const birth = {
  field: 'date_of_birth',
  title: 'Date Of Birth',
  hint: 'YYYY-MM-DD works best; other clear formats are accepted.',
  examples: ['2015-08-17', '2015-11-02'],
} as const
const grade = { field: 'grade', title: 'Grade', hint: 'From 1 to 12.', examples: ['4', '4'] } as const
const email = {
  field: 'email',
  title: 'Email',
  hint: 'Only if the student has one.',
  examples: ['', 'bagas@example.org'],
} as const
const classrooms = {
  field: 'classrooms',
  title: 'Classroom',
  hint: 'Classroom name. Separate several with semicolons.',
  examples: ['4A', '4A'],
} as const
const plan = {
  field: 'plan',
  title: 'Plan',
  hint: 'Only if the school has several subscriptions.',
  examples: ['', ''],
} as const
const known = { ...username, hint: 'The student’s username. Either the username or the NISN is enough.' } as const

/** The columns of each kind of sheet, in the order of its template. */
export const importColumns = {
  student: [name, classrooms, grade, birth, nisn, username, email],
  'class-list': [name, grade, birth, nisn, username, email],
  teacher: [
    { ...name, examples: ['Sri Wahyuni', 'Budi Santoso'] },
    {
      ...email,
      hint: 'Used to log in and to receive messages.',
      examples: ['sri@example.sch.id', 'budi@example.sch.id'],
      required: true,
    },
    { ...username, examples: ['sri.wahyuni', ''] },
    {
      ...classrooms,
      hint: 'The teacher’s classrooms. Separate several with semicolons.',
      examples: ['4A; 4B', '5A'],
    },
  ],
  seat: [known, nisn, plan],
  'classroom-seat': [
    { ...classrooms, hint: 'Every student in it gets a seat.', examples: ['4A', '4B'], required: true },
    plan,
  ],
  'teacher-seat': [
    {
      field: 'teacher',
      title: 'Teacher',
      hint: 'Username or e-mail address. Each of the teacher’s students gets a seat.',
      examples: ['sri.wahyuni', 'budi@example.sch.id'],
      required: true,
    },
    plan,
  ],
  voucher: [
    { field: 'code', title: 'Voucher code', hint: 'One for each student.', examples: ['', ''], required: true },
    known,
    nisn,
  ],
} as const satisfies Record<ImportKind, readonly ImportColumn[]>
