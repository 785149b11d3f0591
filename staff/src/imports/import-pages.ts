import type { ImportKind } from '@lekta/shared/contract/import/import-columns'
import { type ImportPageName, importKindsOf } from '@lekta/shared/contract/import/import-paths'

/** A page that accepts sheets. Its title, subtitle and name are in English and are also their translation keys. */
export interface ImportPageDefinition {
  kinds: readonly ImportKind[]
  title: string
  subtitle: string
  /** The page's label among the links to all import pages. */
  name: string
}

export const importPages = {
  students: {
    kinds: importKindsOf.students,
    title: 'Import students',
    subtitle: 'One spreadsheet with all students and their classrooms. Nothing is saved until you review it.',
    name: 'Students',
  },
  classLists: {
    kinds: importKindsOf.classLists,
    title: 'Import class lists',
    subtitle: 'One file with a tab for each classroom, named after the classroom.',
    name: 'Class lists',
  },
  teachers: {
    kinds: importKindsOf.teachers,
    title: 'Import teachers',
    subtitle: 'One spreadsheet with all teachers and their classrooms.',
    name: 'Teachers',
  },
  redeem: {
    kinds: importKindsOf.redeem,
    title: 'Redeem from a spreadsheet',
    subtitle: 'Give voucher codes or free seats to the students in a spreadsheet.',
    name: 'Seats for students',
  },
  classroomSeats: {
    kinds: importKindsOf.classroomSeats,
    title: 'Seats for classrooms',
    subtitle: 'Give a free seat to every student in the classrooms of a spreadsheet.',
    name: 'Seats for classrooms',
  },
  teacherSeats: {
    kinds: importKindsOf.teacherSeats,
    title: 'Seats by teacher',
    subtitle: 'Give a free seat to every student of the teachers in a spreadsheet.',
    name: 'Seats by teacher',
  },
} as const satisfies Record<ImportPageName, ImportPageDefinition>

/** Names of the kinds, for pages that accept several. */
export const kindNames = {
  student: 'Students',
  'class-list': 'Class lists',
  teacher: 'Teachers',
  voucher: 'Voucher codes',
  seat: 'Free seats',
  'classroom-seat': 'Seats for classrooms',
  'teacher-seat': 'Seats by teacher',
} as const satisfies Record<ImportKind, string>
