import { eq, sql } from 'drizzle-orm'
import { hashToken } from '../access/token'
import { account, accountLink } from '../database/schema'
import { fakeSmtp } from '../testing/fakes/fake-smtp'
import { type TestApp, testApp } from '../testing/test-app'
import { decodeMail } from './decode-mail'
import { type Mail, sendMail } from './send-mail'

const changed: Mail = {
  to: 'sri@home.example',
  language: 'id',
  template: 'password-changed',
  values: { name: 'Sri Wahyuni' },
}

describe('with a mail server', () => {
  let app: TestApp
  let server: Awaited<ReturnType<typeof fakeSmtp>>
  beforeAll(async () => {
    server = await fakeSmtp()
    const environment = {
      MAIL_URL: server.url,
      MAIL_FROM: 'Lekta <hello@read.example>',
      PUBLIC_URL: 'https://read.example',
    }
    app = await testApp({ environment })
  })
  afterAll(async () => {
    await app.close()
    await server.close()
  })
  beforeEach(() => {
    server.received.splice(0)
    server.state.refuses = false
  })

  test('a mail is sent to its recipient from the configured address, in the chosen language', async () => {
    await sendMail(app.database, changed)
    expect(server.received).toEqual([])
    await app.runJobs()
    const [mail, ...others] = server.received
    expect(others).toEqual([])
    expect(mail).toMatchObject({ from: 'hello@read.example', to: ['sri@home.example'] })
    expect(mail?.content).toMatch(/^From: Lekta <hello@read\.example>\r$/m)
    expect(decodeMail(mail?.content ?? '')).toContain('Halo Sri Wahyuni,')
    expect(decodeMail(mail?.content ?? '')).toContain('https://read.example/forgot-password')
  })

  test('a contact message is sent to the configured address with its sender in Reply-To', async () => {
    const values = { name: 'Budi', email: 'budi@school.example', topic: 'school', message: 'Hello!' }
    const template = 'contact-message' as const
    await sendMail(app.database, { to: null, replyTo: values.email, language: 'en', template, values })
    await app.runJobs()
    expect(server.received[0]).toMatchObject({ to: ['hello@read.example'] })
    expect(server.received[0]?.content).toMatch(/^Reply-To: budi@school\.example\r$/m)
  })

  test('input cannot add mail headers', async () => {
    const values = { title: 'Hi\r\nBcc: all@home.example', body: '.\r\nRCPT TO:<all@home.example>', link: null }
    await sendMail(app.database, { to: 'sri@home.example', language: 'en', template: 'notification', values })
    await app.runJobs()
    const [head = ''] = server.received[0]?.content.split('\r\n\r\n') ?? []
    expect(server.received).toMatchObject([{ to: ['sri@home.example'] }])
    expect(head).not.toMatch(/^Bcc:/im)
  })

  test.each(['a@home.example\r\nBcc: b@home.example', 'a@home.example, b@home.example', '"a b"@home.example'])(
    'an invalid address like %j gets no mail',
    async (to) => {
      await sendMail(app.database, { ...changed, to })
      await app.runJobs()
      expect(server.received).toEqual([])
    },
  )

  test('a rejected mail is retried, and its stored error does not contain the address', async () => {
    server.state.refuses = true
    await sendMail(app.database, changed)
    await app.runJobs()
    server.state.refuses = false
    const { rows } = await app.database.execute(sql`update pgboss.job set start_after = now() - interval '1 second'
      where name = 'mail' and data->>'to' = 'sri@home.example' returning output`)
    expect(JSON.stringify(rows)).not.toContain('sri@')
    await app.runJobs()
    expect(server.received).toHaveLength(1)
  })
})

describe('without a mail server', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ environment: { PUBLIC_URL: 'https://read.example' } })
  })
  afterAll(() => app.close())

  test('each mail is written to a file of its own', async () => {
    await sendMail(app.database, changed)
    await sendMail(app.database, { ...changed, to: 'budi@home.example' })
    await app.runJobs()
    const written = (await app.mails()).map(({ to }) => to)
    expect(written.sort()).toEqual(['budi@home.example', 'sri@home.example'])
  })

  describe('a mail with a secret link', () => {
    const invited = async () => {
      const parent = await app.make.parent({ email: `${Math.random()}@home.example` })
      const { id: accountId, email: to } = parent
      const values = { name: parent.name }
      await sendMail(app.database, { to, accountId, language: 'en', template: 'confirm-email', values })
      return parent
    }
    const linksOf = (accountId: number) =>
      app.database.select().from(accountLink).where(eq(accountLink.accountId, accountId))

    test('creates the link when it is sent, and the database only stores its hash', async () => {
      const parent = await invited()
      const waiting = await app.database.execute(sql`select data from pgboss.job`)
      expect(JSON.stringify(waiting.rows)).not.toContain('confirm=')
      await app.runJobs()
      const [mail] = await app.mails(parent.email)
      const token = /https:\/\/read\.example\/auth-redirect\?confirm=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
      expect(await linksOf(parent.id)).toMatchObject([
        { tokenHash: hashToken(token), purpose: 'confirm', usedAt: null },
      ])
    })

    test('is not sent to a previous address of the account', async () => {
      const parent = await invited()
      await app.database.update(account).set({ email: 'other@home.example' }).where(eq(account.id, parent.id))
      await app.runJobs()
      expect(await linksOf(parent.id)).toEqual([])
      expect(await app.mails(parent.email)).toEqual([])
    })
  })
})
