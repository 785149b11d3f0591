import { type ForeignCalls, listCalls, sheet } from './foreign-call'

/** Calls about children, students, classrooms, teachers, schools, imports and parents’ links. */
export const peopleCalls = {
  personExport: ({ student }) => [{ input: { params: { id: student.id } }, status: 404 }],
  requestExport: ({ student }) => [{ input: { params: { id: student.id }, body: {} }, status: 404 }],
  askSchoolForExport: ({ child }) => [{ input: { params: { id: child.id } }, status: 404 }],
  dataExportFile: ({ exportId }) => [{ input: { params: { id: exportId } }, status: 404 }],
  dataExports: () => [{ input: { query: { q: 'the name of nobody' } }, status: 200 }],
  requestAccountExport: () => [
    { input: { body: { account: 'nobody', note: 'A stranger is curious.' } }, status: 400, owner: 400 },
  ],
  requestPrint: ({ student, classroom }) => [
    { input: { body: { kind: 'reports', ids: [student.id] } }, status: 404, owner: 409 },
    { input: { body: { kind: 'list', filter: { classroom_id: classroom.id } } }, status: 404 },
  ],
  prints: () => [{ status: 200 }],
  print: ({ printId }) => [{ input: { params: { id: printId } }, status: 404 }],
  cancelPrint: ({ printId }) => [{ input: { params: { id: printId } }, status: 404 }],
  printFile: ({ printId }) => [{ input: { params: { id: printId } }, status: 404 }],
  children: ({ school, classroom, mark }) => [
    { input: { query: { q: mark } }, status: 200 },
    { input: { query: { options: { school_id: school.id } } }, status: 200 },
    { input: { query: { options: { classroom_id: classroom.id } } }, status: 200 },
  ],
  child: ({ child }) => [{ input: { params: { id: child.id } }, status: 404 }],
  addChild: ({ child: { username } }) => [
    { input: { body: { name: 'Budi', username, consent: true } }, status: 400, owner: 400 },
  ],
  giveHomeTest: ({ child }) => [{ input: { params: { id: child.id } }, status: 404, owner: 409 }],
  classrooms: (foreign) => listCalls(foreign),
  classroomsBySchool: ({ school }) => [{ input: { params: { schoolId: school.id }, query: {} }, status: 404 }],
  classroomMembers: ({ classroom }) => [{ input: { query: { classroom_id: classroom.id } }, status: 404 }],
  classroomStudents: ({ classroom }) => [{ input: { query: { classroom_id: classroom.id } }, status: 404 }],
  students: (foreign) => listCalls(foreign),
  studentScores: (foreign) => listCalls(foreign),
  scoreSummary: (foreign) => listCalls(foreign),
  classroom: ({ classroom }) => [{ input: { params: { id: classroom.id } }, status: 404 }],
  addClassroom: ({ colleague }) => [
    { input: { body: { name: 'New class', grade: 4, teachers: [colleague.id] } }, status: 404 },
  ],
  editClassroom: ({ classroom }) => [
    { input: { params: { id: classroom.id }, body: { name: 'Other class', grade: 4 } }, status: 404 },
  ],
  archiveClassrooms: ({ classroom }) => [{ input: { body: { ids: [classroom.id] } }, status: 404 }],
  restoreClassrooms: ({ classroom }) => [{ input: { body: { ids: [classroom.id] } }, status: 404 }],
  student: ({ student }) => [{ input: { params: { id: student.id } }, status: 404 }],
  studentOverview: ({ student }) => [{ input: { params: { id: student.id } }, status: 404 }],
  addStudent: ({ classroom }) => [{ input: { body: { name: 'New child', classrooms: [classroom.id] } }, status: 404 }],
  editStudent: ({ student, classroom }) => [
    {
      input: {
        params: { id: student.id },
        body: { name: 'Other child', username: student.username, classrooms: [classroom.id] },
      },
      status: 404,
    },
  ],
  archiveStudents: ({ student }) => [{ input: { body: { ids: [student.id] } }, status: 404 }],
  restoreStudents: ({ student }) => [{ input: { body: { ids: [student.id] } }, status: 404 }],
  studentPlacements: ({ student }) => [{ input: { body: { ids: [student.id] } }, status: 404 }],
  placeStudents: ({ student, classroom }) => [
    { input: { body: { ids: [student.id], into: classroom.id, out_of: 'all' } }, status: 404 },
  ],
  studentClassrooms: ({ student }) => [{ input: { params: { id: student.id } }, status: 404 }],
  setStudentClassrooms: ({ student, classroom }) => [
    { input: { body: { students: [{ id: student.id, classrooms: [classroom.id] }] } }, status: 404 },
  ],
  renewStudentPasswords: ({ student }) => [{ input: { body: { ids: [student.id] } }, status: 404 }],
  teachers: (foreign) => listCalls(foreign),
  teacher: ({ colleague }) => [{ input: { params: { id: colleague.id } }, status: 404 }],
  addTeacher: ({ classroom }) => [
    { input: { body: { name: 'New teacher', classrooms: [classroom.id] } }, status: 404 },
  ],
  editTeacher: ({ colleague }) => [
    { input: { params: { id: colleague.id }, body: { name: 'Other', username: colleague.username } }, status: 404 },
  ],
  retention: () => [{ status: 200 }],
  retentionPreview: () => [{ input: { query: { months: 36 } }, status: 200 }],
  editRetention: () => [{ input: { body: { months: 24 } }, status: 200, writesOwnAccount: true }],
  leavers: ({ mark }) => [{ input: { query: { q: mark } }, status: 200 }],
  extendLeavers: ({ student }) => [{ input: { body: { ids: [student.id] } }, status: 404 }],
  archiveTeachers: ({ colleague }) => [{ input: { body: { ids: [colleague.id] } }, status: 404 }],
  restoreTeachers: ({ colleague }) => [{ input: { body: { ids: [colleague.id] } }, status: 404 }],
  teacherClassrooms: ({ colleague }) => [{ input: { params: { id: colleague.id } }, status: 404 }],
  setTeacherClassrooms: ({ colleague, classroom }) => [
    { input: { params: { id: colleague.id }, body: { classrooms: [classroom.id] } }, status: 404 },
  ],
  renewTeacherPasswords: ({ colleague }) => [{ input: { body: { ids: [colleague.id] } }, status: 404 }],
  mySchool: () => [{ status: 200 }],
  editSchool: () => [{ input: { body: { name: 'Renamed school' } }, status: 200, writesOwnAccount: true }],
  schoolContacts: () => [{ status: 200 }],
  saveSchoolContact: ({ contact }) => [
    { input: { body: { id: contact.id, subject: 'head', name: 'A stranger' } }, status: 404 },
  ],
  removeSchoolContact: ({ contact }) => [{ input: { params: { id: contact.id } }, status: 404 }],
  editSchoolWays: () => [
    {
      input: { body: { time_zone: 'Asia/Makassar', language: 'id', year_begins: 1 } },
      status: 200,
      writesOwnAccount: true,
    },
  ],
  importStudents: () => [{ input: { ...sheet(), body: {} }, status: 200 }],
  importTeachers: () => [{ input: sheet(), status: 200 }],
  importSubscriptions: () => [{ input: { ...sheet(), body: {} }, status: 200 }],
  importVouchers: () => [{ input: sheet(), status: 200 }],
  imports: (foreign) => listCalls(foreign),
  importRun: ({ checked }) => [{ input: { params: { id: checked.id } }, status: 404 }],
  importRows: ({ checked }) => [{ input: { params: { id: checked.id }, query: {} }, status: 404 }],
  rejectedRows: ({ checked }) => [{ input: { params: { id: checked.id }, query: {} }, status: 404 }],
  correctImport: ({ checked }) => [
    { input: { params: { id: checked.id }, body: { rows: [{ id: 1, cells: { name: 'Ayu' } }] } }, status: 404 },
  ],
  discardImport: ({ checked }) => [{ input: { params: { id: checked.id } }, status: 404 }],
  commitImport: ({ checked }) => [
    { input: { params: { id: checked.id }, body: { without_rejected: true } }, status: 404 },
  ],
  undoImport: ({ committed }) => [{ input: { params: { id: committed.id } }, status: 404 }],
  importCards: ({ committed }) => [{ input: { params: { id: committed.id } }, status: 404 }],
  askLink: ({ school, student }) => [
    {
      input: { body: { code: school.code, username: student.username, consent: true } },
      status: 200,
      writesOwnAccount: true,
    },
  ],
  ownLinkRequests: () => [{ status: 200 }],
  withdrawLink: ({ requestIds: [id = 0] }) => [{ input: { params: { id } }, status: 404 }],
  letGoChild: ({ child }) => [{ input: { params: { id: child.id } }, status: 404 }],
  linkRequests: ({ mark }) => [
    { input: { query: { q: mark } }, status: 200 },
    { input: { query: { options: { itemsPerPage: 100 } } }, status: 200 },
  ],
  approveLink: ({ requestIds: [, id = 0] }) => [{ input: { params: { id } }, status: 404 }],
  declineLink: ({ requestIds: [, , id = 0] }) => [{ input: { params: { id }, body: {} }, status: 404 }],
  linkedParents: ({ mark }) => [
    { input: { query: { q: mark } }, status: 200 },
    { input: { query: { options: { itemsPerPage: 100 } } }, status: 200 },
  ],
  endLink: ({ student, accounts }) => [
    { input: { body: { parent_id: accounts.parent.id, child_id: student.id } }, status: 404 },
  ],
  importTemplate: () => [{ input: { params: { kind: 'student' }, query: {} }, status: 200 }],
} satisfies Partial<ForeignCalls>
