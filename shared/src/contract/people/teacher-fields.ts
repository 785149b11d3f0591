import * as z from 'zod/mini'
import { Id } from '../list'
import { Email, Name, Username } from '../person'
import { classroomSynonyms, emailSynonyms, nameSynonyms, type PersonTable, usernameSynonyms } from './person-fields'
import { ClassroomName } from './student'

/** Every field of a teacher, in the order of forms and lists. */
export const teacherFields = {
  name: {
    kind: 'name',
    schema: Name,
    data: z.string(),
    column: 'account.name',
    label: 'Name',
    input: { label: 'Name' },
    sheet: {
      order: 1,
      hint: 'First and last name, in one column or two.',
      examples: ['Sri Wahyuni', 'Budi Santoso'],
      synonyms: nameSynonyms,
      required: true,
    },
    lists: ['teachers'],
  },
  username: {
    kind: 'username',
    schema: Username,
    data: z.string(),
    column: 'account.username',
    label: 'Username',
    input: {
      label: 'Username',
      hint: 'Used to log in.',
      whenNew: { label: 'Username (optional)', hint: 'Leave blank to generate one from the name.' },
      half: true,
    },
    sheet: {
      order: 3,
      hint: 'Used to log in. Leave blank to generate one.',
      examples: ['sri.wahyuni', ''],
      synonyms: usernameSynonyms,
    },
    lists: ['teachers'],
  },
  email: {
    kind: 'email',
    schema: z.optional(Email),
    data: z.nullable(z.string()),
    column: 'account.email',
    label: 'Email',
    input: { label: 'E-mail (optional)', hint: 'Can also be used to log in.', half: true },
    sheet: {
      order: 2,
      hint: 'Used to log in and to receive messages.',
      examples: ['sri@example.sch.id', 'budi@example.sch.id'],
      synonyms: emailSynonyms,
      longest: 254,
      required: true,
    },
    lists: ['teachers'],
  },
  /** Ids in a body. */
  classrooms: {
    kind: 'classrooms',
    schema: z._default(z.array(Id), []),
    data: z.array(ClassroomName),
    column: null,
    label: 'Classrooms',
    input: { label: 'Classrooms' },
    sheet: {
      order: 4,
      title: 'Classroom',
      hint: 'The teacher’s classrooms. Separate several with semicolons.',
      examples: ['4A; 4B', '5A'],
      synonyms: classroomSynonyms,
      longest: 1000,
    },
    lists: ['teachers'],
  },
} as const satisfies PersonTable & Record<string, { lists: readonly 'teachers'[] }>

export type TeacherFields = typeof teacherFields
