import type { Role } from '@lekta/shared/contract/endpoint'

/** The areas of staff. */
export const staffAreas = ['teacher', 'school'] as const satisfies readonly Role[]
export type StaffArea = (typeof staffAreas)[number]

/** Paths of the pages that both areas have. */
export const staffPaths = (area: StaffArea) => ({
  students: `/${area}/student`,
  student: (id: number) => `/${area}/student/${id}`,
  addStudent: area === 'school' ? '/school/student/add' : `/${area}/child/add`,
  classrooms: `/${area}/class-room`,
  classroom: (id: number) => `/${area}/class-room/student/${id}`,
  seats: (id: number) => `/${area}/class-room/subscription/${id}`,
  report: `/${area}/report`,
  reportOf: (classroomId: number) => `/${area}/report?classroom=${classroomId}`,
  compare: `/${area}/compare`,
  interventions: `/${area}/intervention`,
  intervention: (id: number) => `/${area}/intervention/${id}`,
  prints: `/${area}/print`,
  glossary: `/${area}/glossary`,
  reportDetail: (id: number) => `/${area}/report-detail/${id}`,
})
