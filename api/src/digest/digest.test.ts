import { notification, notificationChoice } from '../database/schema'
import { testApp } from '../testing/test-app'
import { sendDigests } from './send-digests'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ environment: { PUBLIC_URL: 'https://read.example' } })
})
afterAll(() => app.close())

const day = 24 * 60 * 60_000

/** A Monday at 6:30 in Jakarta. */
const monday = new Date('2026-11-22T23:30:00Z')

let tag = 0

/** A school in Jakarta with a head, a teacher, and a student of the teacher who finished a test two days ago. */
async function smallSchool({ language = 'en' as 'en' | 'id', finished = true, timeZone = 'Asia/Jakarta' } = {}) {
  tag += 1
  const schoolId = (await app.make.school({ timeZone })).id
  const room = await app.make.classroom({ schoolId })
  const confirmed = { schoolId, language, emailConfirmedAt: new Date() }
  const head = await app.make.schoolAccount({ ...confirmed, email: `head${tag}@school.example` })
  const teacher = await app.make.teacher({ ...confirmed, email: `teacher${tag}@school.example`, classrooms: [room] })
  const other = await app.make.teacher({ ...confirmed, email: `other${tag}@school.example` })
  const pupil = await app.make.student({ schoolId, name: 'Wulan Secret', grade: 4, classrooms: [room] })
  const finishedAt = new Date(monday.getTime() - 2 * day)
  if (finished)
    await app.make.finishedAttempt({ studentId: pupil.id, ability: -4, grade: 4, percentile: 2, finishedAt })
  return { schoolId, head, teacher, other, pupil }
}

const mailsOf = (account: { email: string | null }) => app.mails(account.email ?? '')

async function send(now = monday) {
  await sendDigests(app.database, now)
  await app.runJobs()
}

describe('the weekly digest', () => {
  test('reaches head and teacher on Monday morning, with counts, links and no child’s name', async () => {
    const { head, teacher, other, schoolId } = await smallSchool()
    const yesterday = new Date(monday.getTime() - day).toISOString().slice(0, 10)
    await app.make.intervention({ schoolId, createdBy: head.id, nextCheck: yesterday })
    await send()
    const [mail] = await mailsOf(head)
    expect(mail?.subject).toBe('Your week in reading')
    expect(mail?.text).toContain('1 student finished a test:\r\nhttps://read.example/school/report')
    expect(mail?.text).toContain('1 student needs attention:')
    expect(mail?.text).toContain('1 intervention to check:\r\nhttps://read.example/school/intervention')
    expect(mail?.content).toContain('href="https://read.example/school/intervention"')
    expect(mail?.content).not.toContain('Wulan')
    expect((await mailsOf(teacher))[0]?.text).toContain('https://read.example/teacher/report')
    expect(await mailsOf(other)).toEqual([])
  })

  test('is in the language of the recipient', async () => {
    const { head } = await smallSchool({ language: 'id' })
    await send()
    const [mail] = await mailsOf(head)
    expect(mail?.subject).toBe('Minggu membaca Anda')
    expect(mail?.text).toContain('1 siswa menyelesaikan tes')
  })

  test('is sent once, even by two servers at the same time and again later that morning', async () => {
    const { head } = await smallSchool()
    await Promise.all([sendDigests(app.database, monday), sendDigests(app.database, monday)])
    await send(new Date(monday.getTime() + 60 * 60_000))
    expect(await mailsOf(head)).toHaveLength(1)
    const stored = await app.database.select().from(notification)
    expect(stored.filter(({ accountId }) => accountId === head.id)).toHaveLength(1)
  })

  test('is not sent when nobody took a test in the week', async () => {
    const { head, teacher } = await smallSchool({ finished: false })
    await send()
    expect([...(await mailsOf(head)), ...(await mailsOf(teacher))]).toEqual([])
  })

  test('is sent at six in the time zone of the school', async () => {
    const west = await smallSchool()
    const east = await smallSchool({ timeZone: 'Asia/Jayapura' })
    const five = new Date('2026-11-22T21:30:00Z')
    await send(five)
    expect([await mailsOf(west.head), await mailsOf(east.head)].map(({ length }) => length)).toEqual([0, 1])
    await send(new Date(monday.getTime() + day))
    expect(await mailsOf(west.head)).toEqual([])
  })

  test('does not reach who has switched its e-mails off, but is under the bell', async () => {
    const { head } = await smallSchool()
    const choice = { accountId: head.id, subject: 'digest' as const, push: true, mail: false }
    await app.database.insert(notificationChoice).values(choice)
    await send()
    expect(await mailsOf(head)).toEqual([])
    const { data } = await app.as(head).call('notifications', { query: {} })
    expect(data.map(({ pesan, jenis }) => [pesan, jenis])).toEqual([
      ['Your week: 1 student finished a test, 1 student needs attention.', 'digest'],
    ])
  })
})
