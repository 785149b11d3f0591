import type { Role } from '@lekta/shared/contract/endpoint'

/** The areas of those who look after students; each has these pages under its own name. */
export type StaffArea = Extract<Role, 'teacher' | 'school'>

/** Where the pages stand that both areas have. */
export const staffPaths = (area: StaffArea) => ({
  students: `/${area}/student`,
  addStudent: area === 'school' ? '/school/student/add' : `/${area}/child/add`,
  classrooms: `/${area}/class-room`,
  classroom: (id: number) => `/${area}/class-room/student/${id}`,
  seats: (id: number) => `/${area}/class-room/subscription/${id}`,
  report: `/${area}/report`,
  reportOf: (classroomId: number) => `/${area}/report?classroom=${classroomId}`,
  reportDetail: (id: number) => `/${area}/report-detail/${id}`,
})
