import { connect } from 'node:net'
import { seededRandom } from '../assessment/simulate'
import { LOGIN_LIMITS, LOGIN_WINDOW } from '../auth/login-rate-limit'
import { bankOf } from '../bank/bank'
import { installBank } from '../bank/install-bank'
import { sendMail } from '../mail/send-mail'
import { installPlans } from '../plan/install'
import { describeArea, serveRelease } from '../release/testing'
import { makeWorld } from '../testing/access/world'
import { PASSWORD } from '../testing/factories/people'
import { importer } from '../testing/importer'
import { startSandboxPayment } from '../testing/sandbox-payment'
import { scrape } from '../testing/scrape'
import { answerByAbility, takeTest } from '../testing/take-test'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ environment: { MAIL_FROM: 'us@read.example' } })
  await serveRelease(app, describeArea('teacher', '1.0.0-a'), describeArea('teacher', '0.9.0-z'))
  await installBank(app.database)
  await installPlans(app.database)
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(2 * LOGIN_WINDOW))

/** Returns by how much each named series grows while something is done. */
async function growth(names: readonly string[], act: () => Promise<unknown>): Promise<number[]> {
  const before = (await scrape(app.address)).values
  await act()
  // A request is counted when its answer is complete, which a client may see first.
  await until(async () => (await scrape(app.address)).values.get('lekta_http_requests_in_flight') === 1)
  const after = (await scrape(app.address)).values
  return names.map((name) => (after.get(name) ?? 0) - (before.get(name) ?? 0))
}

const outcomes = (metric: string, ...names: string[]) => names.map((name) => `${metric}{outcome="${name}"}`)

test('what the server exports is in Prometheus’s format, each series once', async () => {
  const answer = await fetch(`${app.address}/metrics`)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { names } = await scrape(app.address)
  expect([...names]).toEqual(
    expect.arrayContaining([
      'lekta_http_requests_total',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_gc_duration_seconds',
    ]),
  )
})

describe('a request', () => {
  test('is counted and timed by method, route and status', async () => {
    const requests = 'lekta_http_requests_total{method="GET",route="/api/v2/child/:id",status="401"}'
    const timed = 'lekta_http_request_duration_seconds_count{method="GET",route="/api/v2/child/:id"}'
    const call = () => app.anonymous.refusal('child', { params: { id: 4711 } })
    expect(await growth([requests, timed], () => Promise.all([call(), call()]))).toEqual([2, 2])
  })

  test('whose client leaves before the answer is counted as 499', async () => {
    const series = 'lekta_http_requests_total{method="POST",route="/api/contact-us",status="499"}'
    const inFlight = async () => (await scrape(app.address)).values.get('lekta_http_requests_in_flight')
    const leave = async () => {
      const socket = connect(Number(new URL(app.address).port), '127.0.0.1')
      socket.write(
        'POST /api/contact-us HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      )
      await until(async () => (await inFlight()) === 2)
      socket.destroy()
    }
    expect(await growth([series], leave)).toEqual([1])
  })

  test('that is an event stream is counted as open, and not timed', async () => {
    const open = async () => (await scrape(app.address)).values.get('lekta_http_streams')
    const parent = app.as(await app.make.parent())
    const stream = await parent.listen('notificationStream')
    expect(await open()).toBe(1)
    await stream.close()
    await until(async () => (await open()) === 0)
    expect((await scrape(app.address)).text).not.toMatch(/duration_seconds_count\{.*stream/)
  })

  test('adds no series for addresses and methods that do not exist, however many there are', async () => {
    const random = seededRandom(11)
    const part = () => Math.floor(random() * 36 ** 6).toString(36)
    const prefixes = [
      '/',
      '/api/',
      '/api/v2/child/',
      '/teacher/report/',
      '/remotes/',
      '/assets/',
      '/payments/callback/',
    ]
    const methods = ['GET', 'POST', 'PUT', 'PROPFIND', 'M-SEARCH']
    const visit = async (i: number) => {
      const url = `${prefixes[i % prefixes.length]}${part()}/${part()}?${part()}=${part()}`
      const answer = await fetch(app.address + url, { method: methods[i % methods.length] ?? 'GET' })
      await answer.arrayBuffer()
    }
    const visitAll = async (from: number, count: number) => {
      for (let i = from; i < from + count; i += 20)
        await Promise.all(Array.from({ length: 20 }, (_, k) => visit(i + k)))
    }
    const requests = async () =>
      [...(await scrape(app.address)).values.keys()].filter((name) => name.startsWith('lekta_http_requests_total'))
    // Visits each combination of prefix and method, and thereby every route that an unknown address can reach.
    await visitAll(0, 40)
    const before = await requests()
    await visitAll(40, 1000)
    expect(await requests()).toEqual(before)
    expect(before.filter((name) => name.includes('route="unknown"')).length).toBeGreaterThan(0)
  })
})

describe('counters of', () => {
  test('logins distinguish successes, failures and refusals by the limit', async () => {
    const { username } = await app.make.teacher()
    const login = (password: string) => app.anonymous.send('loginMaster', { body: { username, password } })
    const all = async () => {
      await login(PASSWORD)
      for (let i = 0; i < LOGIN_LIMITS.account + 2; i++) await login('wrong')
    }
    const names = outcomes('lekta_logins_total', 'ok', 'failed', 'limited')
    expect(await growth([...names, 'lekta_rejected_total{outcome="rate limit"}'], all)).toEqual([1, 10, 2, 2])
  })

  test('attempts and answers count what was stored, and repetitions apart', async () => {
    const bank = await bankOf(app.database, app.clock.now())
    const child = await app.make.student({ grade: 4 })
    const { id } = await app.make.assignment({ studentId: child.id })
    const params = { code: 'reading', id }
    let answered = 0
    const take = async () => {
      const decide = answerByAbility(bank, 0, seededRandom(5))
      const { state, replies } = await takeTest(app.as(child), params, (item) => ({
        ...decide(item),
        choice: 0,
      }))
      answered = state.answered
      const repeated = { tries: replies[0]?.tries ?? 0, number: 1, choice: 0, milliseconds: 60_000 }
      await app.as(child).call('answerItem', { params, body: repeated })
    }
    const names = [
      ...outcomes('lekta_attempts_total', 'started', 'finished', 'expired'),
      ...outcomes('lekta_answers_total', 'accepted', 'repeated'),
    ]
    const grown = await growth(names, take)
    expect(grown).toEqual([1, 1, 0, answered, 1])
  })
})

describe('counters of work that is done later:', () => {
  test('imports count each step that ended', async () => {
    const school = importer(app, app.as(await app.make.schoolAccount()))
    const all = async () => {
      const run = await school.students([['Nama'], ['Ayu']])
      await school.commit(run)
      await school.undo(run)
      await school.students([['Nothing useful'], ['x']])
    }
    const names = outcomes('lekta_imports_total', 'checked', 'committed', 'undone', 'failed')
    expect(await growth(names, all)).toEqual([1, 1, 1, 1])
  })

  test('callbacks of payment providers count their effect', async () => {
    const { receive, atSandbox } = await startSandboxPayment(app)
    const all = async () => {
      await receive({ status: 'paid' })
      await receive({ status: 'paid' })
      const forged = { method: 'POST', body: JSON.stringify(await atSandbox()) }
      await fetch(`${app.address}/payments/callback/sandbox`, forged)
    }
    const names = outcomes('lekta_payment_callbacks_total', 'paid', 'nothing new', 'refused')
    expect(await growth(names, all)).toEqual([1, 1, 1])
  })

  test('mails and jobs count successes and failures, by kind of job', async () => {
    const mail = { to: null, language: 'en', template: 'contact-message' } as const
    const values = { name: 'Ayu', email: 'ayu@home.example', topic: 'help', message: 'Hello' } as const
    const work = async () => {
      await sendMail(app.database, { ...mail, values, replyTo: 'ayu@home.example' })
      await app.runJobs()
    }
    const names = ['lekta_mails_total{outcome="sent"}', 'lekta_jobs_total{kind="mail",outcome="finished"}']
    expect(await growth([...names, 'lekta_job_duration_seconds_count{kind="mail"}'], work)).toEqual([1, 1, 1])

    const refusing = await testApp({
      environment: { MAIL_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'us@read.example' },
    })
    await sendMail(refusing.database, { ...mail, values, replyTo: 'ayu@home.example' })
    await refusing.runJobs()
    const { values: after } = await scrape(refusing.address)
    expect(after.get('lekta_mails_total{outcome="failed"}')).toBe(1)
    expect(after.get('lekta_jobs_total{kind="mail",outcome="failed"}')).toBe(1)
    expect(after.get('lekta_jobs_running{kind="mail"}')).toBe(0)
    expect(after.get('lekta_jobs{kind="mail",state="waiting"}')).toBe(1)
    await refusing.close()
  })
})

test('the served releases are named by area', async () => {
  const { values } = await scrape(app.address)
  expect(values.get('lekta_release_info{area="teacher",version="1.0.0-a",serving="current"}')).toBe(1)
  expect(values.get('lekta_release_info{area="teacher",version="0.9.0-z",serving="previous"}')).toBe(1)
})

test('nothing that is exported names a person, a school, or anything of theirs', async () => {
  const world = await makeWorld(app, 'zebrafinch')
  for (const account of Object.values(world.accounts)) {
    await app.as(account).call('profileMe')
    await app.anonymous.send('loginUsername', { body: { username: 'zebrafinch', password: 'zebrafinch' } })
  }
  await app.as(world.accounts.teacher).send('students', { query: { q: 'zebrafinch' } } as never)
  await app.runJobs()
  const { text } = await scrape(app.address)
  expect(text.toLowerCase()).not.toContain('zebrafinch')
  expect(text).not.toMatch(/@|\b\d{1,3}(\.\d{1,3}){3}\b/)
})
