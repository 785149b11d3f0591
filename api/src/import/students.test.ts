import { and, eq, isNull, sql } from 'drizzle-orm'
import { account, auditEntry, classroom, classroomStudent, importRow, student } from '../database/schema'
import { errorsIn, importer } from '../testing/importer'
import { xlsxOf } from '../testing/sheets'
import { type TestApp, testApp } from '../testing/test-app'
import { deleteOldRuns } from './delete-old-runs'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function someSchool() {
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId, name: '4A', grade: 4 })
  const schoolAccount = app.as(await app.make.schoolAccount({ schoolId }))
  const teacher = app.as(await app.make.teacher({ schoolId, classrooms: [room] }))
  const people = () =>
    app.database
      .select({ name: account.name, username: account.username, nisn: student.nisn, grade: student.grade })
      .from(student)
      .innerJoin(account, eq(account.id, student.id))
      .where(and(eq(account.schoolId, schoolId), isNull(account.archivedAt)))
      .orderBy(account.name)
  const names = async () => (await people()).map(({ name }) => name)
  const roomsOf = async (username: string) =>
    (
      await app.database
        .select({ name: classroom.name })
        .from(classroomStudent)
        .innerJoin(classroom, eq(classroom.id, classroomStudent.classroomId))
        .innerJoin(account, eq(account.id, classroomStudent.studentId))
        .where(eq(account.username, username))
        .orderBy(classroom.name)
    ).map(({ name }) => name)
  return {
    schoolId,
    room,
    people,
    names,
    roomsOf,
    schoolAccount,
    school: importer(app, schoolAccount),
    teacher: importer(app, teacher),
  }
}

const heading = ['Nama', 'Kelas', 'Tingkat', 'Username', 'NISN', 'Email', 'Tanggal Lahir']

test('a row about a student who is waiting to be deleted is rejected, so that the import does not restore them', async () => {
  const { schoolAccount, school, schoolId } = await someSchool()
  const { id, username } = await app.make.student({ schoolId, name: 'Ayu Lestari' })
  await schoolAccount.call('requestErasure', { body: { ids: [id], confirm: 'Ayu' } })
  const run = await school.students([heading, ['Ayu Lestari', '4A', null, username]])
  expect(run).toMatchObject({ status: 'checked', rejected: 1 })
  const [row] = await app.database.select().from(importRow).where(eq(importRow.importId, run.id))
  expect(row?.faults).toMatchObject([{ sentence: 'beingErased' }])
})

describe('an import of students', () => {
  test('creates nothing when it is checked, and the students when it is committed', async () => {
    const { school, people, names, roomsOf } = await someSchool()
    const run = await school.students([
      heading,
      ['Ayu Lestari', '4A', null, 'ayu.first'],
      ['Bagas', '5B', null, null, 123456789],
    ])
    expect(run).toMatchObject({ status: 'checked', rows: 2, created: 2, rejected: 0, failure: null })
    expect(await names()).toEqual([])
    const [, bagas] = await school.rows(run)
    expect(bagas?.notices.map(({ sentence }) => sentence)).toEqual(['nisnPadded', 'classroomMade', 'usernameProposed'])
    const done = await school.commit(run)
    expect(done).toMatchObject({ status: 'committed', done: 2, created: 2, undo_until: expect.any(String) })
    expect(await people()).toEqual([
      { name: 'Ayu Lestari', username: 'ayu.first', nisn: null, grade: 4 },
      { name: 'Bagas', username: expect.stringMatching(/^bagas/), nisn: '0123456789', grade: 5 },
    ])
    expect(await roomsOf('ayu.first')).toEqual(['4A'])
  })

  test('updates the planner statistics of PostgreSQL when it is committed', async () => {
    const { school } = await someSchool()
    await school.commit(await school.students([heading, ...Array.from({ length: 30 }, (_, i) => [`Anak ${i}`, '4A'])]))
    const { rows } = await app.database.execute(
      sql`select reltuples >= 30 as counted from pg_class where relname = any(array['account', 'student', 'classroom_student'])`,
    )
    expect(rows).toEqual(Array(3).fill({ counted: true }))
  })

  test('updates existing students where their rows differ, and duplicates nobody', async () => {
    const { school, schoolId, room, names, roomsOf } = await someSchool()
    const inRoom = { schoolId, classrooms: [room], grade: 4 as const }
    await app.make.student({ ...inRoom, name: 'Ayu', username: 'ayu.known' })
    await app.make.student({ ...inRoom, name: 'Citra', username: 'citra.known', nisn: '0000000042' })
    await app.make.student({ ...inRoom, name: 'Dewi', username: 'dewi.known' })
    const run = await school.students([
      heading,
      ['Ayu Lestari', '5A', null, 'ayu.known'],
      ['Citra', '4A', null, null, '0000000042'],
      ['Dewi', 'kelas 4a'],
    ])
    expect(run).toMatchObject({ created: 0, changed: 1, same: 2, rejected: 0 })
    await school.commit(run)
    expect(await names()).toEqual(['Ayu Lestari', 'Citra', 'Dewi'])
    // Joining the grade-five classroom has replaced the grade-four one.
    expect(await roomsOf('ayu.known')).toEqual(['5A'])
  })

  test('creates nobody twice, from the same file or from another with the same students', async () => {
    const { school, names } = await someSchool()
    const rows = [heading, ['Ayu Lestari', '4A'], ['Bagas', '4A']]
    const first = await school.commit(await school.students(rows))
    expect(await school.students(rows)).toEqual(first)
    const other = await school.students([...rows, ['Citra', '4A']])
    expect(other).toMatchObject({ created: 1, same: 2 })
    await school.commit(other)
    expect(await names()).toEqual(['Ayu Lestari', 'Bagas', 'Citra'])
  })
})

describe('rows with errors', () => {
  test('are reported, checked against the file and the school', async () => {
    const { school, schoolId, names } = await someSchool()
    await app.make.student({ schoolId, username: 'own.nisn', nisn: '0000000077' })
    await app.make.student({ username: 'other.school' })
    await app.make.teacher({ email: 'taken@home.example' })
    const before = await names()
    const run = await school.students([
      heading,
      ['Ayu', '4A', null, 'twice'],
      ['Bagas', '4A', null, 'Twice'],
      ['Citra', '4A', null, 'other.school'],
      ['Dewi', '4A', null, 'free.name', '0000000077'],
      ['Eka', '4A', null, null, null, 'taken@home.example'],
      ['Fitri', 'Melati'],
      ['Gita', '4A', 14],
      ['Hadi', '4A', null, null, null, null, '7/8/2015'],
      ['Indah', '4A'],
      ['indah', 'Kelas 4A'],
      ['Joko', 'Mawar', 3],
    ])
    expect(run).toMatchObject({ status: 'checked', created: 1, rejected: 10 })
    expect(errorsIn(await school.rows(run))).toEqual([
      '2 username usernameTwice',
      '3 username usernameTwice',
      '4 username usernameTaken',
      '5 username usernameOther',
      '6 email emailTaken',
      '7 grade gradeOfClassroom',
      '8 grade notAGrade',
      '9 date_of_birth ambiguousDate',
      '10 name personTwice',
      '11 name personTwice',
    ])
    expect(await names()).toEqual(before)
  })

  test('are left out only if the user chooses so', async () => {
    const { school, schoolAccount, names } = await someSchool()
    const run = await school.students([heading, ['Ayu', '4A'], [null, '4A']])
    const refused = await schoolAccount.refusal('commitImport', { params: { id: run.id }, body: {} })
    expect(refused).toMatchObject({ status: 400, errors: { without_rejected: expect.any(String) } })
    expect(await names()).toEqual([])
    const done = await school.commit(run, true)
    expect(done).toMatchObject({ status: 'committed', rows: 2, created: 1, rejected: 1 })
    expect(await names()).toEqual(['Ayu'])
    expect((await school.rows(done)).map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'create'],
      [3, 'reject'],
    ])
  })
})

describe('an imported file', () => {
  test('that is not a spreadsheet fails with a reason', async () => {
    const { school } = await someSchool()
    const run = await school.check('importStudents', new File(['%PDF-1.7\u0000\u0001\u0002'], 'sheet.xlsx'))
    expect(run).toMatchObject({ status: 'failed', failure: { sentence: 'notASheet' }, rows: 0 })
  })

  test('may have a worksheet for each classroom', async () => {
    const { school, roomsOf } = await someSchool()
    const book = xlsxOf({
      '4A': [
        ['Nama', 'Username'],
        ['Ayu', 'tab.ayu'],
      ],
      '6C': [
        ['Nama', 'Username'],
        ['Bagas', 'tab.bagas'],
      ],
    })
    const run = await school.check('importStudents', new File([new Uint8Array(book)], 'x.xlsx'), { kind: 'class-list' })
    await school.commit(run)
    expect([await roomsOf('tab.ayu'), await roomsOf('tab.bagas')]).toEqual([['4A'], ['6C']])
  })
})

describe('a finished import', () => {
  test('notifies the user, with a link to the import', async () => {
    const { school, schoolAccount } = await someSchool()
    const run = await school.students([
      ['Nama', 'Kelas'],
      ['Ayu', '4A'],
      ['', '4A'],
    ])
    await school.commit(run, true)
    const { data } = await schoolAccount.call('notifications', { query: { jenis: 'import' } })
    expect(data).toMatchObject([
      {
        pesan: 'Import of sheet.xlsx finished: 1 row imported, 1 skipped.',
        tautan: `/school/child/upload?run=${run.id}`,
      },
    ])
  })

  test('leaves an audit entry for a student that it changed', async () => {
    const { school, schoolId, room } = await someSchool()
    const { id } = await app.make.student({ schoolId, username: 'trace.me', name: 'Before', classrooms: [room] })
    await school.commit(await school.students([heading, ['After', '4A', null, 'trace.me']]))
    const entries = await app.database.select().from(auditEntry).where(eq(auditEntry.studentId, id))
    expect(entries).toMatchObject([{ action: 'student edited' }])
  })
})

describe('a teacher', () => {
  test('imports students only into their own classrooms', async () => {
    const { teacher, schoolId, names } = await someSchool()
    await app.make.classroom({ schoolId, name: '6B', grade: 6 })
    await app.make.student({ schoolId, username: 'not.mine' })
    const run = await teacher.students([
      heading,
      ['Ayu', '4A'],
      ['Bagas', '6B'],
      ['Citra', '9Z', 9],
      ['Dewi', null],
      ['Eka', '4A', null, 'not.mine'],
    ])
    expect(errorsIn(await teacher.rows(run))).toEqual([
      '3 classrooms notYourClassroom',
      '4 classrooms notYourClassroom',
      '5 classrooms classroomNeeded',
      '6 username usernameTaken',
    ])
    await teacher.commit(run, true)
    expect(await names()).toContain('Ayu')
  })

  test('cannot open an import of the school, while the school lists all imports', async () => {
    const { teacher, school, schoolAccount } = await someSchool()
    const ofTeacher = await teacher.students([heading, ['Ayu', '4A']])
    const other = await school.students([heading, ['Bagas', '4A']])
    expect((await schoolAccount.call('imports', { query: {} })).data.map(({ id }) => id)).toEqual([
      other.id,
      ofTeacher.id,
    ])
    await expect(teacher.run(other.id)).rejects.toThrow('404')
  })
})

describe('undo', () => {
  test('removes created students and classrooms and restores changed students', async () => {
    const { school, schoolId, room, people, roomsOf } = await someSchool()
    await app.make.student({ schoolId, name: 'Ayu', username: 'undo.ayu', classrooms: [room], grade: 4 })
    const before = await people()
    const run = await school.students([heading, ['Ayu Baru', '5A', null, 'undo.ayu', '0000000091'], ['Bagas', '7C']])
    await school.commit(run)
    expect(await people()).toHaveLength(2)
    expect(await school.undo(run)).toMatchObject({ status: 'undone', kept: 0, undo_until: null })
    expect(await people()).toEqual(before)
    expect(await roomsOf('undo.ayu')).toEqual(['4A'])
    const rooms = app.database
      .select()
      .from(classroom)
      .where(and(eq(classroom.schoolId, schoolId), isNull(classroom.archivedAt)))
    expect((await rooms).map(({ name }) => name)).toEqual(['4A'])
  })

  test('keeps a change made later, and a student who has taken a test since', async () => {
    const { school, schoolId, room, names } = await someSchool()
    const { id } = await app.make.student({ schoolId, name: 'Ayu', username: 'since.ayu', classrooms: [room] })
    const run = await school.students([
      heading,
      ['Ayu Satu', '4A', null, 'since.ayu'],
      ['Bagas', '4A', null, 'since.bagas'],
    ])
    await school.commit(run)
    await app.database.update(account).set({ name: 'Ayu Dua' }).where(eq(account.id, id))
    const [bagas] = await app.database.select().from(account).where(eq(account.username, 'since.bagas'))
    await app.make.finishedAttempt({ studentId: bagas?.id ?? 0 })
    expect(await school.undo(run)).toMatchObject({ status: 'undone', kept: 1 })
    expect(await names()).toEqual(['Ayu Dua', 'Bagas'])
  })

  test('is no longer possible after a day, when the rows of the import are deleted', async () => {
    const { school, schoolAccount } = await someSchool()
    const run = await school.students([heading, ['Ayu', '4A']])
    await school.commit(run)
    app.clock.advance(24 * 60 * 60_000)
    expect((await school.run(run.id)).undo_until).toBeNull()
    expect(await schoolAccount.refusal('undoImport', { params: { id: run.id } })).toMatchObject({ status: 409 })
    await deleteOldRuns(app.database, app.clock.now())
    expect(await app.database.$count(importRow, eq(importRow.importId, run.id))).toBe(0)
  })

  test('lets the same students be imported again, which restores their accounts', async () => {
    const { school, people } = await someSchool()
    const run = await school.students([heading, ['Ayu', '4A', null, 'again.ayu']])
    await school.commit(run)
    await school.undo(run)
    const again = await school.students([heading, ['Ayu', '4A', null, 'again.ayu']])
    expect(again).toMatchObject({ status: 'checked', changed: 1 })
    await school.commit(again)
    expect(await people()).toMatchObject([{ username: 'again.ayu' }])
  })
})

describe('login cards', () => {
  test('exist for created students until they log in or the import is undone', async () => {
    const { school, schoolId, room, schoolAccount } = await someSchool()
    await app.make.student({ schoolId, name: 'Old', username: 'card.old', classrooms: [room] })
    const run = await school.students([
      heading,
      ['Ayu', '4A', null, 'card.ayu'],
      ['Bagas', '4A', null, 'card.bagas'],
      ['Older', '4A', null, 'card.old'],
    ])
    await school.commit(run)
    const cards = await schoolAccount.call('importCards', { params: { id: run.id } })
    expect(cards.map(({ username }) => username)).toEqual(['card.ayu', 'card.bagas'])
    const [ayu] = cards
    const body = { username: 'card.ayu', password: ayu?.password ?? '' }
    expect(await app.anonymous.call('loginUsername', { body })).toMatchObject({
      user: { role: 'child', fullname: 'Ayu' },
    })
    const again = await schoolAccount.call('importCards', { params: { id: run.id } })
    expect(again.map(({ username }) => username)).toEqual(['card.bagas'])
    await school.undo(run)
    expect(await schoolAccount.refusal('importCards', { params: { id: run.id } })).toMatchObject({ status: 404 })
  })
})

describe('downloaded spreadsheets', () => {
  const textOf = async (file: unknown) => {
    const { readSheets } = await import('./read/read')
    const bytes = Buffer.from(await (file as File).arrayBuffer())
    return (await readSheets({ name: 'x', bytes }, 'student')).map(({ name, rows }) => [
      name,
      rows.map((row) => Array.from(row, (cell) => cell?.text ?? '')),
    ])
  }

  test('to fill in have headings that the import recognises, in both languages', async () => {
    const { schoolAccount, school } = await someSchool()
    for (const language of ['en', 'id'] as const) {
      const file = await schoolAccount.call('importTemplate', { params: { kind: 'student' }, query: { language } })
      const run = await school.check('importStudents', file as unknown as File)
      expect(run).toMatchObject({ status: 'failed', failure: { sentence: 'noRows' } })
    }
  })

  test('of rejected rows contain no formulas and can be imported again', async () => {
    const { schoolAccount, school } = await someSchool()
    const run = await school.students([heading, ['Ayu', '4A'], ['=1+1', '4A', null, '@cmd']])
    const file = await schoolAccount.call('rejectedRows', { params: { id: run.id }, query: {} })
    const [[, rows]] = (await textOf(file)) as [[string, string[][]]]
    const cells = rows[1]?.filter((text) => text !== '')
    expect(cells).toEqual(['=1+1', '4A', '@cmd', expect.stringContaining('Name: Not a name')])
    const { openZip } = await import('./read/zip')
    const zip = openZip(Buffer.from(await (file as unknown as File).arrayBuffer()))
    let xml = ''
    for await (const piece of zip.read('xl/worksheets/sheet1.xml') ?? []) xml += piece
    expect(xml).not.toContain('<f>')
    expect(await school.check('importStudents', file as unknown as File)).toMatchObject({ rows: 1, rejected: 1 })
  })
})
