import { accountCalls } from './account-calls'
import { calendarCalls } from './calendar-calls'
import { addressOf, type ForeignCalls, inDays, listCalls, newSchedule } from './foreign-call'
import { goalCalls } from './goal-calls'
import { interventionCalls } from './intervention-calls'
import { moneyCalls } from './money-calls'
import { noteCalls } from './note-calls'
import { peopleCalls } from './people-calls'
import { platformCalls } from './platform-calls'
import { releaseCalls } from './release-calls'
import { rolloverCalls } from './rollover-calls'

/** Calls that refer to rows of another tenant. A new endpoint does not compile without an entry here. */
export const foreignCalls: ForeignCalls = {
  ...accountCalls,
  ...peopleCalls,
  ...interventionCalls,
  ...noteCalls,
  ...calendarCalls,
  ...moneyCalls,
  ...platformCalls,
  ...releaseCalls,
  ...rolloverCalls,
  tests: () => [{ status: 200 }],
  test: (foreign) => [{ input: { params: addressOf(foreign) }, status: 404 }],
  startTest: (foreign) => [{ input: { params: addressOf(foreign) }, status: 404 }],
  answerItem: (foreign) => [
    {
      input: { params: addressOf(foreign), body: { tries: 2, number: 1, choice: 0, milliseconds: 9000 } },
      status: 404,
    },
  ],
  showLife: (foreign) => [{ input: { params: addressOf(foreign), body: { tries: 2 } }, status: 404 }],
  reports: (foreign) => listCalls(foreign),
  report: ({ attempt }) => [{ input: { params: { id: attempt.id } }, status: 404 }],
  reportFile: ({ attempt }) => [{ input: { params: { id: attempt.id }, query: {} }, status: 404 }],
  parentLetter: ({ attempt }) => [{ input: { params: { id: attempt.id }, query: {} }, status: 404 }],
  shareReport: ({ attempt }) => [{ input: { params: { id: attempt.id } }, status: 404 }],
  sharedReport: ({ attempt, reportToken: token }) => [{ input: { params: { id: attempt.id, token } }, status: 404 }],
  testReport: (foreign) => [{ input: { params: { ...addressOf(foreign), tries: 1 } }, status: 404 }],
  savedViews: () => [{ input: { query: { list: 'students' } }, status: 200 }],
  addSavedView: () => [
    {
      input: { body: { list: 'students', name: 'Of a stranger', query: 'grade=4', columns: [], shared: false } },
      status: 200,
      writesOwnAccount: true,
    },
  ],
  editSavedView: ({ viewId: id }) => [{ input: { params: { id }, body: { name: 'Renamed' } }, status: 404 }],
  removeSavedView: ({ viewId: id }) => [{ input: { params: { id } }, status: 404 }],
  hideGettingStarted: () => [{ input: { body: { hidden: true } }, status: 200, writesOwnAccount: true }],
  teacherDashboard: () => [{ status: 200 }],
  schoolDashboard: () => [{ status: 200 }],
  parentDashboard: () => [{ status: 200 }],
  childDashboard: () => [{ status: 200 }],
  adminDashboard: () => [{ status: 200, namesSchools: true }],
  analyseText: () => [{ input: { body: { text: 'The cat sat on the mat, and the dog sat by it.' } }, status: 200 }],
  textOfFile: () => [{ input: { file: new File(['The cat sat.'], 'cat.txt') }, status: 200 }],
  textReaders: ({ classroom }) => [{ input: { query: { classroom_id: classroom.id, measure: 500 } }, status: 404 }],
  bankItems: () => [{ input: { query: {} }, status: 200 }],
  bankItem: () => [{ input: { params: { id: '0400-23' } }, status: 200 }],
  bankCoverage: () => [{ status: 200 }],
  exams: () => [{ status: 200 }],
  candidates: (foreign) => listCalls(foreign),
  schedules: (foreign) => listCalls(foreign),
  schedule: ({ assignment }) => [{ input: { params: { id: assignment.scheduleId } }, status: 404 }],
  scheduleStream: ({ assignment }) => [{ input: { params: { id: assignment.scheduleId } }, status: 404 }],
  // The school pays per seat, and some students of the class have none.
  addSchedule: ({ student, classroom }) => [
    { input: { body: { ...newSchedule(), key: 'for a child', students: [student.id] } }, status: 404 },
    { input: { body: { ...newSchedule(), key: 'for a class', classrooms: [classroom.id] } }, status: 404, owner: 400 },
  ],
  editSchedule: ({ planned }) => [{ input: { params: { id: planned.scheduleId }, body: newSchedule() }, status: 404 }],
  closeSchedule: ({ assignment }) => [{ input: { params: { id: assignment.scheduleId } }, status: 404 }],
  extendSchedule: ({ assignment }) => [
    { input: { params: { id: assignment.scheduleId }, body: { closes_at: inDays(2) } }, status: 404 },
  ],
  cancelSchedule: ({ deletable }) => [{ input: { params: { id: deletable.scheduleId } }, status: 404 }],
  allowNow: ({ planned, student }) => [
    { input: { params: { id: planned.scheduleId }, body: { students: [student.id] } }, status: 404 },
  ],
  allowRetake: ({ assignment, child }) => [
    { input: { params: { id: assignment.scheduleId }, body: { students: [child.id] } }, status: 404 },
  ],
  addToSchedule: ({ assignment, student }) => [
    { input: { params: { id: assignment.scheduleId }, body: { students: [student.id] } }, status: 404 },
  ],
  removeFromSchedule: ({ planned, student }) => [
    { input: { params: { id: planned.scheduleId }, body: { students: [student.id] } }, status: 404 },
  ],
  search: ({ mark }) => [{ input: { query: { q: mark } }, status: 200, namesSchools: true }],
  recentRecords: ({ school, student, classroom, colleague, assignment, unpaid }) => [
    {
      input: {
        query: {
          of: `student:${student.id},classroom:${classroom.id},teacher:${colleague.id},test:${assignment.scheduleId},invoice:${unpaid.id},school:${school.id}`,
        },
      },
      status: 200,
      namesSchools: true,
    },
  ],
  growthRows: (foreign) => listCalls(foreign),
  growthSummary: (foreign) => listCalls(foreign),
  readingGroups: ({ classroom }) => [{ input: { query: { classroom_id: classroom.id } }, status: 404 }],
  ...goalCalls,
  comparison: () => [
    { input: { query: {} }, status: 200 },
    { input: { query: { by: 'grade' } }, status: 200 },
  ],
  comparedStudents: ({ classroom }) => [{ input: { query: { classroom_id: classroom.id } }, status: 404 }],
}
