import * as z from 'zod/mini'
import {
  classroomSynonyms,
  classroomsField,
  emailField,
  emailSynonyms,
  nameField,
  nameSynonyms,
  type PersonTable,
  usernameField,
  usernameSynonyms,
} from './person-fields'
import { ClassroomName } from './student'

/** Every field of a teacher, in the order of forms and lists. */
export const teacherFields = {
  name: {
    ...nameField,
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
    ...usernameField,
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
    ...emailField,
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
  classrooms: {
    ...classroomsField,
    data: z.array(ClassroomName),
    label: 'Classrooms',
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
