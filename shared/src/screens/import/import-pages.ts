import type { ImportKind } from '../../contract/import-columns'
import { type ImportPageName, importKindsOf } from '../../contract/import-places'

/** A page that takes sheets; title, subtitle and name are English, the keys of their translations. */
export interface ImportPageDefinition {
  kinds: readonly ImportKind[]
  title: string
  subtitle: string
  /** Among the other pages. */
  name: string
}

export const importPages = {
  students: {
    kinds: importKindsOf.students,
    title: 'Import students',
    subtitle:
      'One sheet with all students, their classrooms in a column. Nothing is made before you have seen the check.',
    name: 'Students',
  },
  classLists: {
    kinds: importKindsOf.classLists,
    title: 'Import class lists',
    subtitle: 'One file with a tab for each classroom, called as the classroom is.',
    name: 'Class lists',
  },
  teachers: {
    kinds: importKindsOf.teachers,
    title: 'Import teachers',
    subtitle: 'One sheet with all teachers and the classrooms they teach.',
    name: 'Teachers',
  },
  redeem: {
    kinds: importKindsOf.redeem,
    title: 'Redeem by sheet',
    subtitle: 'Voucher codes, or free seats of the school’s subscriptions, for students who stand in a sheet.',
    name: 'Seats for students',
  },
  classroomSeats: {
    kinds: importKindsOf.classroomSeats,
    title: 'Seats for classrooms',
    subtitle: 'A sheet of classrooms: each of their students gets a free seat.',
    name: 'Seats for classrooms',
  },
  teacherSeats: {
    kinds: importKindsOf.teacherSeats,
    title: 'Seats by teacher',
    subtitle: 'A sheet of teachers: each of their students gets a free seat.',
    name: 'Seats by teacher',
  },
} as const satisfies Record<ImportPageName, ImportPageDefinition>

/** What a kind is called where a page takes several. */
export const kindNames = {
  student: 'Students',
  'class-list': 'Class lists',
  teacher: 'Teachers',
  voucher: 'Voucher codes',
  seat: 'Free seats of the school',
  'classroom-seat': 'Seats for classrooms',
  'teacher-seat': 'Seats by teacher',
} as const satisfies Record<ImportKind, string>
