import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import type { contracts } from '@lekta/shared/contract/contract'
import type { Contract, Parsed } from '@lekta/shared/contract/endpoint'
import type { ListQuery } from '@lekta/shared/contract/list'

/** What to record when a member of staff has called an endpoint that shows other people's data. */
export interface View {
  action: AuditAction
  studentId?: number
  subject?: string
  /** The school whose log shows the view, if it is not the caller's. */
  schoolId?: number | undefined
  /** Whether to record every call, instead of at most one an hour. */
  always?: boolean
}

type Views<C extends Contract> = { readonly [K in keyof C]?: (input: Parsed<C[K]>) => View }
type Contracts = typeof contracts

const subjectOf = (classroomId: number | undefined) =>
  classroomId === undefined ? {} : { subject: `classroom ${classroomId}` }

/**
 * Records a list, with the classroom that filters it. A download loads a list page by page, so only its first page is
 * recorded in any case.
 */
const list =
  (viewed: AuditAction, downloaded: AuditAction) =>
  ({ query }: { query: ListQuery & { classroom_id?: number } }): View => {
    const { classroom_id: filter, download, page } = query.options
    const subject = subjectOf(query.classroom_id ?? filter)
    return download ? { action: downloaded, ...subject, always: page === 1 } : { action: viewed, ...subject }
  }

const students = list('students listed', 'students downloaded')
const results = list('results listed', 'results downloaded')
const classReport = list('class report viewed', 'class report downloaded')

const studentById = ({ params: { id } }: { params: { id: number } }): View => ({
  action: 'student viewed',
  studentId: id,
})

const classroomOf =
  (action: AuditAction) =>
  ({ query }: { query: { classroom_id: number } }): View => ({
    action,
    ...subjectOf(query.classroom_id),
  })

/**
 * The endpoints that show staff and admins other people's data. Children and parents who see their own data are not
 * recorded. What writes its own entry, such as a report, is not in this table.
 */
export const views: { readonly [F in keyof Contracts]?: Views<Contracts[F]> } = {
  student: {
    students,
    studentScores: results,
    student: studentById,
    studentClassrooms: studentById,
  },
  studentOverview: { studentOverview: studentById },
  studentNote: { studentNotes: studentById },
  classroom: { classroomStudents: students },
  report: { reports: results },
  classReport: {
    growthRows: classReport,
    growthSummary: classReport,
    readingGroups: classroomOf('class report viewed'),
  },
  comparison: {
    comparedStudents: ({ query }) => ({ action: 'class report viewed', ...subjectOf(query.classroom_id) }),
  },
  intervention: {
    intervention: ({ params: { id } }) => ({ action: 'intervention viewed', subject: `intervention ${id}` }),
  },
  text: { textReaders: classroomOf('results listed') },
  schedule: {
    candidates: students,
    schedule: ({ params: { id } }) => ({ action: 'test results viewed', subject: `schedule ${id}` }),
  },
  import: {
    importRows: ({ params: { id } }) => ({ action: 'import viewed', subject: `import ${id}` }),
    rejectedRows: ({ params: { id } }) => ({ action: 'import rows downloaded', subject: `import ${id}`, always: true }),
  },
  invoice: {
    transferProof: ({ params: { id } }) => ({ action: 'proof downloaded', subject: `invoice ${id}`, always: true }),
  },
  platformSchool: {
    platformSchool: ({ params: { id } }) => ({ action: 'school viewed', subject: `school ${id}` }),
  },
  audit: {
    adminAudit: ({ query: { options } }) => ({ action: 'audit log viewed', schoolId: options.school_id }),
    schoolAudit: () => ({ action: 'audit log viewed' }),
    adminAuditFile: ({ query }) => ({ action: 'audit log downloaded', schoolId: query.school_id, always: true }),
    schoolAuditFile: () => ({ action: 'audit log downloaded', always: true }),
  },
}
