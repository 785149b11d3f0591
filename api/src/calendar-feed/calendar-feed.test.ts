import { installExams } from '../schedule/install-exams'
import { type TestApp, testApp } from '../testing/test-app'
import { calendarFeedLimits } from './rate-limits'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installExams(app.database)
})
afterAll(() => app.close())

/** Reads a calendar strictly as RFC 5545 says. Returns its events, each with its values by name. */
function parseCalendar(text: string) {
  expect(text).toMatch(/\r\n$/)
  const lines = text.slice(0, -2).split('\r\n')
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  expect([unfolded[0], unfolded.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  const events: Record<string, string>[] = []
  for (const line of unfolded) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[A-Z]+=[A-Z]+)*:(.*)$/.exec(line) ?? []
    expect(name).not.toBe('')
    if (line === 'BEGIN:VEVENT') events.push({})
    const event = events.at(-1)
    if (event) event[name] = value.replace(/\\([\\;,])/g, '$1').replaceAll('\\n', '\n')
  }
  return events
}

const read = (url: string) => fetch(`${app.address}${new URL(url).pathname}`)

let keys = 0

async function oneTest() {
  const school = await app.make.school({ name: 'SD Melati, Bandung' })
  const inSchool = { schoolId: school.id }
  const classroom = await app.make.classroom({ ...inSchool, name: '4A' })
  const teacher = await app.make.teacher({ ...inSchool, name: 'Bu Sari', classrooms: [classroom] })
  const head = await app.make.schoolAccount(inSchool)
  const student = await app.make.student({ ...inSchool, name: 'Wulan Xylophania', classrooms: [classroom] })
  const hour = 60 * 60_000
  keys += 1
  const opens = new Date(Math.ceil(app.clock.now().getTime() / hour) * hour + 24 * hour)
  const body = {
    ...{
      key: `calendar-test ${keys}`,
      exam: 'reading',
      title: 'Membaca, menulis; “dongeng” — sebuah tes yang judulnya sangat panjang',
    },
    ...{ classrooms: [classroom.id], opens_at: opens.toISOString() },
    closes_at: new Date(opens.getTime() + hour).toISOString(),
  }
  const { id } = await app.as(teacher).call('addSchedule', { body })
  return { school, teacher, head, student, id, body }
}

const makeLink = async (account: { id: number }) => (await app.as(account).call('addCalendarFeed')).url

test('a calendar app reads the tests of a teacher with times in UTC, and no names of students', async () => {
  const { teacher, id, body } = await oneTest()
  // Another school with a test of its own class.
  await oneTest()
  const url = await makeLink(teacher)
  const response = await read(url)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  expect(text).not.toContain('Xylophania')
  const events = parseCalendar(text)
  expect(events).toHaveLength(1)
  const [event] = events
  const utc = (at: string) => `${at.slice(0, 19).replace(/[-:]/g, '')}Z`
  expect(event).toMatchObject({
    ...{ UID: `schedule-${id}@lekta`, SUMMARY: `${body.title} (4A)` },
    ...{ DTSTART: utc(body.opens_at), DTEND: utc(body.closes_at), TRANSP: 'TRANSPARENT' },
    URL: expect.stringMatching(new RegExp(`/teacher/schedule/${id}$`)),
  })
})

test('a test that was moved keeps its identity, and a cancelled test is gone', async () => {
  const { teacher, id, body } = await oneTest()
  const url = await makeLink(teacher)
  const later = (time: string) => new Date(Date.parse(time) + 60 * 60_000).toISOString()
  const moved = { title: body.title, opens_at: later(body.opens_at), closes_at: later(body.closes_at) }
  await app.as(teacher).call('editSchedule', { params: { id }, body: moved })
  const [event] = parseCalendar(await (await read(url)).text())
  expect(event).toMatchObject({ UID: `schedule-${id}@lekta`, DTSTART: expect.stringMatching(/T\d\d0000Z$/) })
  await app.as(teacher).call('cancelSchedule', { params: { id } })
  expect(parseCalendar(await (await read(url)).text())).toEqual([])
})

test('a school reads all of its tests with who gave them, another school none of them', async () => {
  const { head } = await oneTest()
  await oneTest()
  const events = parseCalendar(await (await read(await makeLink(head))).text())
  expect(events).toMatchObject([{ DESCRIPTION: 'Bu Sari', SUMMARY: expect.stringMatching(/\(4A\)$/) }])
  const stranger = await app.make.schoolAccount({ schoolId: (await app.make.school()).id })
  expect(parseCalendar(await (await read(await makeLink(stranger))).text())).toEqual([])
})

test('the page shows when the link was made and last read, but never its secret', async () => {
  const { teacher } = await oneTest()
  expect(await app.as(teacher).call('calendarFeed')).toBeNull()
  const url = await makeLink(teacher)
  expect(await app.as(teacher).call('calendarFeed')).toEqual({
    created_at: expect.any(String),
    last_used_at: null,
  })
  await read(url)
  expect((await app.as(teacher).call('calendarFeed'))?.last_used_at).toMatch(/Z$/)
})

test('a link that was ended or replaced answers 410 with a sentence, and an unknown one 404', async () => {
  const { teacher } = await oneTest()
  const first = await makeLink(teacher)
  const second = await makeLink(teacher)
  expect((await read(first)).status).toBe(410)
  expect((await read(second)).status).toBe(200)
  await app.as(teacher).call('revokeCalendarFeed')
  const ended = await read(second)
  expect([ended.status, await ended.text()]).toEqual([
    410,
    expect.stringContaining('or it has ended. Create a new one'),
  ])
  const unknown = await read(second.replace(/[\w-]{43}\.ics$/, `${'a'.repeat(43)}.ics`))
  expect(unknown.status).toBe(404)
})

test('the link of an archived teacher has ended', async () => {
  const { teacher, head } = await oneTest()
  const url = await makeLink(teacher)
  await app.as(head).call('archiveTeachers', { body: { ids: [teacher.id] } })
  expect((await read(url)).status).toBe(410)
})

test('a link that is read too often has to wait', async () => {
  const { teacher } = await oneTest()
  const url = await makeLink(teacher)
  for (let i = 0; i < calendarFeedLimits.read.tries; i++) await read(url)
  expect((await read(url)).status).toBe(429)
})
