import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Grade, Id, Ids, ListQuery } from '../list'
import { LatestResult } from '../measure'
import { LoginCard, Username } from '../person'
import { dataOf, pickStored, schemasOf } from './person-fields'
import { studentFields, studentRow } from './student-fields'

export const Student = z.object({ ...studentRow, classrooms: studentFields.classrooms.data })
export type Student = z.infer<typeof Student>

/** A student in the school's report. `standing` is the latest result; null without a finished test. */
export const ScoredStudent = z.extend(Student, {
  standing: z.nullable(LatestResult),
  percentile: z.nullable(z.number()),
})
export type ScoredStudent = z.infer<typeof ScoredStudent>

/** Students of one kind: their number, and the first few of them by name. */
const listOf = <T extends z.ZodMiniType>(student: T) => z.object({ count: z.number(), first: z.array(student) })

const NamedStudent = z.object({
  id: z.number(),
  name: z.string(),
  /** The report of the last finished test; null without a finished test. */
  report_id: z.nullable(z.number()),
})
const MovedStudent = z.extend(NamedStudent, {
  growth: z.object({ difference: z.number(), probability: z.number() }),
})

/** The distribution of one grade's trusted measures, in L. */
export const GradeSpread = z.object({
  /** Null for students without a known grade. */
  grade: z.nullable(z.number()),
  students: z.number(),
  median: z.number(),
  /** The middle half: a quarter of the students lies below `low`, a quarter above `high`. */
  low: z.number(),
  high: z.number(),
  /**
   * The middle half of all readers of the grade at this time of year, and how many students are below, in and above
   * it; null without a grade.
   */
  norm: z.nullable(
    z.object({ low: z.number(), high: z.number(), below: z.number(), within: z.number(), above: z.number() }),
  ),
  /** The number of students in each bin of the scale. A bin is `SPREAD_STEP` wide and begins at `from`. */
  bins: z.array(z.object({ from: z.number(), students: z.number() })),
})
export type GradeSpread = z.infer<typeof GradeSpread>

/**
 * A summary of many students' measures. An untrusted measure counts as a test taken, but not in distributions or
 * growth.
 */
export const ScoreSummary = z.object({
  students: z.number(),
  measured: z.number(),
  grades: z.array(GradeSpread),
  /** Students with a trusted measure and at least one earlier trusted measure. */
  compared: z.number(),
  /** Students whose growth is very likely real, and students whose fall is very likely real; largest change first. */
  grown: listOf(MovedStudent),
  fallen: listOf(MovedStudent),
  /** Students far below their grade, lowest first. */
  far_below: listOf(z.extend(NamedStudent, { percentile: z.number() })),
  /** Students whose last test cannot be trusted. */
  doubtful: listOf(NamedStudent),
  /** Students whose last test is older than `STALE_MONTHS`, oldest first. */
  stale: listOf(z.extend(NamedStudent, { finished_at: z.string() })),
  unmeasured: listOf(NamedStudent),
})
export type ScoreSummary = z.infer<typeof ScoreSummary>
export type NamedStudent = z.infer<typeof NamedStudent>

/** A classroom's name and grade, to choose or show it. */
export const ClassroomName = z.object({ id: z.number(), name: z.string(), grade: z.number() })
export type ClassroomName = z.infer<typeof ClassroomName>

/** Everything that a school stores about a student. */
export const StudentRecord = z.object({
  ...studentRow,
  ...dataOf(pickStored(studentFields)),
  classrooms: z.array(ClassroomName),
  /** Whether the student is archived, cannot log in and is hidden from lists. */
  archived: z.boolean(),
})
export type StudentRecord = z.infer<typeof StudentRecord>

/** A student's grade, and the classrooms among those that the caller may change. */
export const Placement = z.object({
  id: z.number(),
  name: z.string(),
  grade: z.nullable(z.number()),
  classrooms: z.array(ClassroomName),
})
export type Placement = z.infer<typeof Placement>

/** The classrooms of a student by their ids. */
const ClassroomIds = z.object({ id: Id, classrooms: z.array(Id).check(z.maxLength(100)) })

const tags = ['Student', 'Classroom', 'Child'] as const

/** The students of a school: lists, classrooms and logins. */
export const studentContract = defineContract({
  students: {
    method: 'GET',
    path: '/v2/student',
    summary: 'The students of the teacher’s classrooms or of the school',
    access: ['school', 'teacher'],
    query: ListQuery,
    data: Student,
    paged: true,
    tags: ['Student'],
  },
  studentScores: {
    method: 'GET',
    path: '/v2/school/score-student',
    summary: 'The same students with their latest result, its percentile and growth',
    access: ['school', 'teacher'],
    query: ListQuery,
    data: ScoredStudent,
    paged: true,
    tags: ['Student', 'Report'],
  },
  scoreSummary: {
    method: 'GET',
    path: '/v2/school/score-summary',
    summary: 'A summary of these students’ results: growth, students who need attention, and the spread of each grade',
    access: ['school', 'teacher'],
    query: ListQuery,
    data: ScoreSummary,
    tags: ['Student', 'Report'],
  },
  student: {
    method: 'GET',
    path: '/v2/student/:id',
    summary: 'One student; it may be archived',
    access: ['school', 'teacher'],
    params: z.object({ id: Id }),
    data: StudentRecord,
    tags: ['Student'],
  },
  addStudent: {
    method: 'POST',
    path: '/v2/student/add',
    summary:
      'Create a student’s account; teachers can add it only to their classrooms. The first password is returned only here',
    access: ['school', 'teacher'],
    body: z.object({ ...schemasOf(studentFields), username: z.optional(Username) }),
    data: LoginCard,
    tags,
  },
  editStudent: {
    method: 'POST',
    path: '/v2/student/edit/:id',
    summary: 'Change a student; fields that are not given are cleared',
    access: ['school', 'teacher'],
    params: z.object({ id: Id }),
    body: z.object(schemasOf(studentFields)),
    data: StudentRecord,
    tags,
  },
  archiveStudents: {
    method: 'POST',
    path: '/v2/student/archive',
    summary: 'Archive students: their sessions end, they cannot log in, and lists hide them; their results are kept',
    access: ['school'],
    body: Ids,
    data: z.null(),
    tags,
  },
  restoreStudents: {
    method: 'POST',
    path: '/v2/student/restore',
    summary: 'Restore archived students with all their data',
    access: ['school'],
    body: Ids,
    data: z.null(),
    tags,
  },
  studentPlacements: {
    method: 'POST',
    path: '/v2/student/placement',
    summary: 'The grades and classrooms of students; a teacher sees only the teacher’s own classrooms',
    access: ['school', 'teacher'],
    body: Ids,
    data: z.array(Placement),
    tags: [],
  },
  placeStudents: {
    method: 'POST',
    path: '/v2/student/place',
    summary:
      'Move students into a classroom, out of one or all classrooms, or both, and change their grade. Refused with 409 if they are no longer in the classrooms that are expected; returns their previous classrooms and grades',
    access: ['school', 'teacher'],
    body: z.extend(Ids, {
      into: z.optional(Id),
      out_of: z.optional(z.union([z.literal('all'), Id])),
      grade: z.optional(Grade),
      expected: z.optional(z.array(ClassroomIds).check(z.maxLength(1000))),
    }),
    data: z.array(
      z.object({ id: z.number(), classrooms: z.array(z.number()), grade: z.optional(z.nullable(z.number())) }),
    ),
    tags,
  },
  studentClassrooms: {
    method: 'GET',
    path: '/v2/student/class-room/:id',
    summary: 'The classrooms of a student',
    access: ['school', 'teacher'],
    params: z.object({ id: Id }),
    data: z.array(ClassroomName),
    tags: ['Student', 'Classroom'],
  },
  setStudentClassrooms: {
    method: 'POST',
    path: '/v2/student/class-room',
    summary:
      'Set the classrooms of each student, and the grade if it is given; a teacher can change only membership in the teacher’s classrooms',
    access: ['school', 'teacher'],
    body: z.object({
      students: z
        .array(z.extend(ClassroomIds, { grade: z.optional(z.nullable(Grade)) }))
        .check(z.minLength(1), z.maxLength(1000)),
    }),
    data: z.null(),
    tags,
  },
  renewStudentPasswords: {
    method: 'POST',
    path: '/v2/student/login-card',
    summary: 'Generate new passwords for students, returned only once; the old ones stop working and sessions end',
    access: ['school', 'teacher'],
    body: Ids,
    data: z.array(LoginCard),
  },
})
