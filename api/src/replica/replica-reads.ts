import type { contracts } from '@lekta/shared/contract/contract'

type Contracts = typeof contracts

type Names = { readonly [F in keyof Contracts]?: readonly (keyof Contracts[F])[] }

/**
 * The endpoints that are read from a replica: dashboards of staff, lists, summaries and files of many rows. Not among
 * them are single records, which people open to edit them; what people wait for while others change it, such as a
 * child's tests, a running schedule or notifications; and what is about money, releases and jobs.
 */
export const replicaReads: Names = {
  dashboard: ['teacherDashboard', 'schoolDashboard', 'adminDashboard'],
  student: ['students', 'studentScores', 'scoreSummary'],
  teacher: ['teachers'],
  classroom: ['classrooms', 'classroomsBySchool', 'classroomMembers', 'classroomStudents'],
  classReport: ['growthRows', 'growthSummary', 'readingGroups'],
  comparison: ['comparison', 'comparedStudents'],
  report: ['reports'],
  text: ['textReaders'],
  bank: ['bankItems', 'bankCoverage'],
  audit: ['adminAuditFile', 'schoolAuditFile'],
  platformSchool: ['platformSchools'],
  search: ['search', 'recentRecords'],
}

/**
 * The endpoints that read, and whose answer means that a job has written for the client. After it, the client sees
 * what was written, as after an answer to a change.
 */
export const answersAfterJobs: Names = { import: ['importRun'] }
