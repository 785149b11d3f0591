import * as z from 'zod/mini'
import { Grade } from '../list'
import { DateOfBirth, Name, Nisn } from '../person'
import {
  classroomSynonyms,
  classroomsField,
  dataOf,
  emailField,
  emailSynonyms,
  nameField,
  nameSynonyms,
  type PersonTable,
  pickListedFields,
  pickStored,
  usernameField,
  usernameSynonyms,
} from './person-fields'

/** The lists of students: all visible ones, and those of one classroom. */
export type StudentList = 'students' | 'classroom'

/** Every field of a student, in the order of forms and lists. */
export const studentFields = {
  name: {
    ...nameField,
    sheet: {
      order: 1,
      hint: 'First and last name, in one column or two.',
      examples: ['Ayu Lestari', 'Bagas Pratama'],
      synonyms: nameSynonyms,
      required: true,
    },
    lists: ['students', 'classroom'],
  },
  preferred_name: {
    kind: 'name',
    schema: z.optional(Name),
    data: z.nullable(z.string()),
    column: 'account.preferredName',
    label: 'Preferred name',
    input: {
      label: 'Preferred name (optional)',
      hint: 'What the child is called, if not by the first name. Shown on the login card.',
    },
    sheet: {
      order: 8,
      hint: 'What the student is called, if not by the first name.',
      examples: ['Tari', ''],
      synonyms: [
        'preferred name',
        'preferred first name',
        'nickname',
        'nick name',
        'known as',
        'called',
        'nama panggilan',
        'panggilan',
        'nama sapaan',
        'sapaan',
        'nama kecil',
      ],
    },
    lists: ['students', 'classroom'],
    startsHidden: true,
  },
  username: {
    ...usernameField,
    input: {
      label: 'Username',
      hint: 'Used to log in.',
      whenNew: {
        label: 'Username (optional)',
        hint: 'Used to log in. Leave blank to generate one from the name.',
      },
    },
    sheet: {
      order: 6,
      hint: 'Used to log in. Leave blank to generate one.',
      examples: ['ayu.lestari', ''],
      synonyms: usernameSynonyms,
    },
    lists: ['students', 'classroom'],
  },
  /** A teacher can change only the classrooms that they teach. The student stays in all other classrooms. */
  classrooms: {
    ...classroomsField,
    data: z.array(z.string()),
    label: 'Classroom',
    sheet: {
      order: 2,
      hint: 'Classroom name. Separate several with semicolons.',
      examples: ['4A', '4A'],
      synonyms: classroomSynonyms,
      longest: 1000,
    },
    lists: ['students'],
  },
  grade: {
    kind: 'grade',
    schema: z.optional(Grade),
    data: z.nullable(z.number()),
    column: 'student.grade',
    label: 'Grade',
    input: { label: 'Grade (optional)', half: true },
    sheet: {
      order: 3,
      hint: 'From 1 to 12.',
      examples: ['4', '4'],
      synonyms: [
        'grade',
        'grade level',
        'year',
        'school year',
        'level',
        'tingkat',
        'tingkat kelas',
        'tingkatan',
        'jenjang',
      ],
    },
    lists: ['students'],
  },
  email: {
    ...emailField,
    input: { label: 'E-mail (optional)', half: true },
    sheet: {
      order: 7,
      hint: 'Only if the student has one.',
      examples: ['', 'bagas@example.org'],
      synonyms: emailSynonyms,
      longest: 254,
    },
    lists: ['classroom'],
  },
  date_of_birth: {
    kind: 'day',
    schema: z.optional(DateOfBirth),
    /** The date as year-month-day. */
    data: z.nullable(z.string()),
    column: 'student.dateOfBirth',
    label: 'Date Of Birth',
    input: { label: 'Date of birth (optional)', half: true },
    sheet: {
      order: 4,
      hint: 'YYYY-MM-DD works best; other clear formats are accepted.',
      examples: ['2015-08-17', '2015-11-02'],
      synonyms: [
        'date of birth',
        'birth date',
        'birthdate',
        'birthday',
        'dob',
        'born',
        'tanggal lahir',
        'tgl lahir',
        'lahir',
        'tgl lhr',
      ],
    },
    lists: ['classroom'],
  },
  nisn: {
    kind: 'nisn',
    schema: z.optional(Nisn),
    data: z.nullable(z.string()),
    column: 'student.nisn',
    label: 'NISN',
    input: { label: 'NISN (optional)', hint: 'National student number, 10 digits.', half: true },
    sheet: {
      order: 5,
      hint: '10 digits, including leading zeros.',
      examples: ['0123456789', ''],
      synonyms: ['nisn', 'national student number', 'nomor induk siswa nasional', 'no nisn'],
    },
    lists: [],
  },
} as const satisfies PersonTable & Record<string, { lists: readonly StudentList[] }>

export type StudentFields = typeof studentFields

/** The schemas of a row in lists of students, and of a parent's children. */
export const studentRow = {
  id: z.number(),
  ...dataOf(pickStored(pickListedFields(studentFields))),
  avatar: z.nullable(z.string()),
  /** The points with thousands separators; '0' if there are none. */
  poin_formatted: z.string(),
}
