import type { ImportKind } from '../../contract/import-columns'
import type { StaffArea } from '../staff-paths'

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
    kinds: ['student'],
    title: 'Import students',
    subtitle:
      'One sheet with all students, their classrooms in a column. Nothing is made before you have seen the check.',
    name: 'Students',
  },
  classLists: {
    kinds: ['class-list'],
    title: 'Import class lists',
    subtitle: 'One file with a tab for each classroom, called as the classroom is.',
    name: 'Class lists',
  },
  teachers: {
    kinds: ['teacher'],
    title: 'Import teachers',
    subtitle: 'One sheet with all teachers and the classrooms they teach.',
    name: 'Teachers',
  },
  redeem: {
    kinds: ['voucher', 'seat'],
    title: 'Redeem by sheet',
    subtitle: 'Voucher codes, or free seats of the school’s subscriptions, for students who stand in a sheet.',
    name: 'Seats for students',
  },
  classroomSeats: {
    kinds: ['classroom-seat'],
    title: 'Seats for classrooms',
    subtitle: 'A sheet of classrooms: each of their students gets a free seat.',
    name: 'Seats for classrooms',
  },
  teacherSeats: {
    kinds: ['teacher-seat'],
    title: 'Seats by teacher',
    subtitle: 'A sheet of teachers: each of their students gets a free seat.',
    name: 'Seats by teacher',
  },
} as const satisfies Record<string, ImportPageDefinition>

export type ImportPageName = keyof typeof importPages

/** Where the pages stand that take sheets, in the order in which they are offered. */
export const importPaths: { [A in StaffArea]: readonly { page: ImportPageName; path: `/${string}` }[] } = {
  school: [
    { page: 'students', path: '/school/child/upload' },
    { page: 'classLists', path: '/school/class-room/upload' },
    { page: 'teachers', path: '/school/teacher/upload' },
    { page: 'redeem', path: '/school/student/redeem-excel' },
    { page: 'classroomSeats', path: '/school/class-room/redeem-excel' },
    { page: 'teacherSeats', path: '/school/teacher/redeem-excel' },
  ],
  teacher: [
    { page: 'students', path: '/teacher/child/upload' },
    { page: 'redeem', path: '/teacher/student/redeem-excel' },
  ],
}

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
