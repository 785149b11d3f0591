import { sql } from 'drizzle-orm'
import { seededRandom } from './assessment/simulate'
import { bankOf } from './bank/bank'
import { installBank } from './bank/install-bank'
import { installPlans } from './plan/install'
import { installExams } from './schedule/install-exams'
import { fakeFirebase } from './testing/fakes/fake-firebase'
import { type FakeMidtrans, fakeMidtrans } from './testing/fakes/fake-midtrans'
import { importer } from './testing/importer'
import { buyerFor } from './testing/shop'
import { answerByAbility, takeTest } from './testing/take-test'
import { type TestApp, testApp } from './testing/test-app'

const serverKey = 'SB-Mid-server-a1b2c3d4e5f6'

/** Unmistakable texts about a child, which no one but the adults around it may get. */
const child = {
  name: 'Zxqvana Wqrtbudi',
  first: 'Zxqvana',
  preferredName: 'Zqvi',
  username: 'zxqvana.wqrtbudi',
  email: 'zxqvana@child.example',
  nisn: '9081726354',
}
const parent = { name: 'Pqwarta Ibuzzkan', username: 'pqwarta.ibuzzkan', email: 'pqwarta@home.example' }
const teacher = { name: 'Tqwguru Zzpakan', username: 'tqwguru.zzpakan', email: 'tqwguru@staff.example' }
const school = { name: 'SD Qzxmelatika', email: 'qzxmelatika@school.example' }
const PASSWORD = 'four plain words here'

let app: TestApp
let firebase: Awaited<ReturnType<typeof fakeFirebase>>
let midtrans: FakeMidtrans
const log: string[] = []
/** The passages that the child has read. */
const passages = new Set<string>()

beforeAll(async () => {
  firebase = await fakeFirebase()
  midtrans = await fakeMidtrans(serverKey)
  app = await testApp({
    random: seededRandom(5),
    logStream: { write: (line) => void log.push(line) },
    environment: {
      ...firebase.environment,
      LOG_LEVEL: 'trace',
      PUBLIC_URL: 'https://read.example',
      PAYMENT_PROVIDER: 'midtrans',
      MIDTRANS_SERVER_KEY: serverKey,
      MIDTRANS_SNAP: midtrans.address,
      MIDTRANS_API: midtrans.address,
    },
  })
  await installPlans(app.database)
  await installBank(app.database)
  await installExams(app.database)
  await visitAll()
}, 120_000)
afterAll(async () => {
  await app.close()
  await firebase.close()
  await midtrans.close()
})

/** A parent registers, mistypes the password, logs in, and allows notifications. */
async function register() {
  await app.anonymous.call('registerParent', { body: { ...parent, password: PASSWORD, language: 'en', consent: true } })
  await app.runJobs()
  const [mail] = await app.mails(parent.email)
  const token = /confirm=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await app.anonymous.call('confirmEmail', { body: { token } })
  const { username } = parent
  await app.anonymous.refusal('loginUsername', { body: { username, password: `${child.name} is not it` } })
  await app.anonymous.refusal('loginUsername', { body: { username: child.email, password: PASSWORD } })
  const logged = await app.anonymous.call('loginUsername', { body: { username, password: PASSWORD } })
  const client = app.holding(logged.token)
  for (const device of ['phone', 'busy']) await client.call('pushDevice', { body: { token: device } })
  return client
}

/** A school adds a teacher, and imports the child, once with an error. */
async function enrol() {
  const { id: schoolId } = await app.make.school(school)
  const account = await app.make.schoolAccount({ schoolId, email: school.email, emailConfirmedAt: new Date() })
  const client = app.as(account)
  await client.call('addTeacher', { body: teacher })
  const heading = ['Nama', 'Kelas', 'Username', 'NISN', 'Email']
  const sheets = importer(app, client)
  await sheets.students([heading, [child.name, '4A', child.username, 'not a number', child.email]])
  await sheets.commit(await sheets.students([heading, [child.name, '4A', child.username, child.nisn, child.email]]))
  const { data } = await client.call('students', { query: { q: child.first } })
  const id = data[0]?.id ?? 0
  await client.call('editStudent', {
    params: { id },
    body: { name: child.name, preferred_name: child.preferredName, username: child.username, email: child.email },
  })
  await client.call('studentScores', { query: { q: child.name } })
  return { client, id, schoolId }
}

/** The parent and the school link the child; the parent buys a seat at Midtrans. */
async function linkAndBuy(home: Client, { client, id, schoolId }: Awaited<ReturnType<typeof enrol>>) {
  const { code } = await client.call('mySchool')
  await home.call('askLink', { body: { code, username: child.username, consent: true } })
  await app.runJobs()
  const { data } = await client.call('linkRequests', { query: {} })
  await client.call('approveLink', { params: { id: data[0]?.id ?? 0 } })
  const buyer = buyerFor(app, home)
  const order = await buyer.order({ plan: 'family-one', seats: 1, students: [id] })
  const payment = await buyer.begin(order.invoice_id)
  midtrans.set(payment, { transaction_status: 'settlement' })
  await fetch(`${app.address}/payments/callback/midtrans`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(midtrans.notification(payment)),
  })
  await app.runJobs()
  return schoolId
}

type Client = Awaited<ReturnType<typeof register>>

/** The child takes a test; the parent reads, prints and shares the report. */
async function readTest(home: Client, id: number) {
  const test = await home.call('giveHomeTest', { params: { id } })
  const bank = await bankOf(app.database, app.clock.now())
  const decide = answerByAbility(bank, 0, seededRandom(7))
  await takeTest(app.as({ id }), test, (item) => {
    passages.add(item.passage)
    return decide(item)
  })
  await app.runJobs()
  const { data } = await home.call('reports', { query: {} })
  const report = { params: { id: data[0]?.id ?? 0 } }
  await home.call('report', report)
  await home.call('reportFile', { ...report, query: {} })
  const { token } = await home.call('shareReport', report)
  await home.call('sharedReport', { params: { ...report.params, token } })
}

/** Requests that fail: with a wrong field, a wrong address, broken JSON, and an error of the database. */
async function fail(home: Client, client: Client, id: number) {
  const params = { id }
  const wrong = { name: child.name, username: child.username, email: `${child.email} ` }
  expect(await client.refusal('editStudent', { params, body: { ...wrong, nisn: child.name } })).toMatchObject({
    status: 400,
  })
  for (const path of [`/api/v2/child/${child.username}`, `/api/${child.first}`, `/${child.first}?q=${child.email}`])
    await fetch(`${app.address}${path}`, { headers: { 'X-Name': child.name, 'User-Agent': child.name } })
  await fetch(`${app.address}/api/auth/loginUsername`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{ "username": "${child.username}`,
  })
  await app.database.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'Cannot store %', new.name; end $$`)
  await app.database.execute(sql`create trigger refuse before insert on account for each row execute function refuse()`)
  const body = { name: child.name, consent: true } as const
  expect((await home.send('addChild', { body })).status).toBe(500)
  await app.database.execute(sql`drop trigger refuse on account`)
}

async function visitAll() {
  const home = await register()
  const enrolled = await enrol()
  await linkAndBuy(home, enrolled)
  await readTest(home, enrolled.id)
  await fail(home, enrolled.client, enrolled.id)
  await app.runJobs()
}

/** Everything that names or describes the child. */
const childTexts = () => [...Object.values(child), ...[...passages].map((passage) => passage.slice(0, 40))]
const adultTexts = [...Object.values(parent), ...Object.values(teacher), ...Object.values(school)]

/** Returns which of the texts occur, whatever their case. */
const found = (text: string, texts: readonly string[]) =>
  texts.filter((one) => text.toLowerCase().includes(one.toLowerCase()))

describe('nothing about people gets out', () => {
  test('into the log, although every line at every level is written', () => {
    const lines = log.join('')
    expect(log.length).toBeGreaterThan(100)
    for (const event of ['incoming request', 'request failed', '"job":"push"']) expect(lines).toContain(event)
    expect(passages.size).toBeGreaterThan(5)
    expect(found(lines, [...childTexts(), ...adultTexts])).toEqual([])
  })

  test('into the metrics', async () => {
    const reply = await fetch(`${app.address}/metrics`)
    expect(found(await reply.text(), [...childTexts(), ...adultTexts])).toEqual([])
  })

  test('to the push service, which learns no names', () => {
    expect(firebase.sent.length).toBeGreaterThan(2)
    expect(found(JSON.stringify(firebase.sent), [...childTexts(), ...adultTexts])).toEqual([])
  })

  test('to the payment provider', () => {
    expect(midtrans.requests.length).toBeGreaterThan(1)
    expect(found(JSON.stringify(midtrans.requests), [...childTexts(), ...adultTexts])).toEqual([])
  })

  test('in mails to anyone but the child’s own adults, and an address only to its owner', async () => {
    const mails = await app.mails()
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([parent.email, school.email]))
    for (const { to, content } of mails) {
      expect(
        found(
          content,
          [...passages].map((passage) => passage.slice(0, 40)),
        ),
      ).toEqual([])
      const others = [parent.email, school.email, teacher.email, child.email].filter((address) => address !== to)
      expect([to, found(content, others)]).toEqual([to, []])
    }
  })

  test('in a report that someone without the link requests', async () => {
    const { data } = await app.as(await app.make.parent()).call('children', { query: {} })
    expect(data).toEqual([])
    const reply = await fetch(`${app.address}/parents/child/report/1/made-up`)
    expect(found(await reply.text(), childTexts())).toEqual([])
  })
})
