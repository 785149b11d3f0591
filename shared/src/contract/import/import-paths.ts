import type { ImportKind } from './import-columns'

/** The kinds of sheet that each page accepts. */
export const importKindsOf = {
  students: ['student'],
  classLists: ['class-list'],
  teachers: ['teacher'],
  redeem: ['voucher', 'seat'],
  classroomSeats: ['classroom-seat'],
  teacherSeats: ['teacher-seat'],
} as const satisfies Record<string, readonly ImportKind[]>

export type ImportPageName = keyof typeof importKindsOf

type ImportingRole = 'school' | 'teacher'

/** The paths of each role's import pages, in the order in which the pages are offered. */
export const importPaths: { [R in ImportingRole]: readonly { page: ImportPageName; path: `/${string}` }[] } = {
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

const takes = (page: ImportPageName, kind: ImportKind) => importKindsOf[page].some((one) => one === kind)

/** Returns the address of the page that shows an import to its uploader, or null if the role has no such import. */
export function importAddress(role: ImportingRole, kind: ImportKind, run: number): string | null {
  const page = importPaths[role].find(({ page }) => takes(page, kind))
  return page ? `${page.path}?run=${run}` : null
}
