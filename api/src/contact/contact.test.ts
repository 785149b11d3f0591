import { CONTACT_MESSAGE_RETENTION } from '@lekta/shared/contract/retention'
import { after } from '@lekta/shared/lib/time/period'
import { deleteOldSessions } from '../auth/delete-old-sessions'
import { contactMessage } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { deleteOldMessages } from './delete-old-messages'
import { MESSAGE_LIMIT, MESSAGE_WINDOW } from './rate-limit'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.delete(contactMessage)
  const { clock } = app
  // Starts each test at the beginning of a window, so that the window does not end during a test.
  clock.advance(MESSAGE_WINDOW - (clock.now().getTime() % MESSAGE_WINDOW))
})

const message = { name: 'Ratna Dewi', email: 'ratna@sekolah.example', topic: 'school' as const, message: 'Hello!' }
const send = (more: object = {}) => app.anonymous.send('sendMessage', { body: { ...message, ...more } })
const stored = () => app.database.select().from(contactMessage)

test('a message is stored without white space around its name and text', async () => {
  expect(await send({ name: '  Ratna Dewi ', message: ' 100 children, from July.\nHow? ' })).toMatchObject({
    status: 200,
    body: { data: null },
  })
  expect(await stored()).toEqual([
    { ...message, id: expect.any(Number), message: '100 children, from July.\nHow?', createdAt: expect.any(Date) },
  ])
})

test('a message is mailed to us, with its sender in Reply-To', async () => {
  await send({ message: 'A hundred children, from July.' })
  await app.runJobs()
  const [mail] = (await app.mails()).slice(-1)
  expect(mail?.text).toContain('A hundred children, from July.')
  expect(mail?.content).toContain(`Reply-To: ${message.email}`)
})

test.each([
  ['name', { name: ' ' }, 'Please enter a name.'],
  ['email', { email: 'ratna' }, 'Please enter an e-mail address like name@example.org.'],
  ['topic', { topic: 'weather' }, 'topic must be one of school, family, help, privacy, press.'],
  ['message', { message: 'x'.repeat(5001) }, 'message must be 1 to 5000 characters long.'],
  ['website', { website: 'https://spam.example' }, 'Please leave this field empty. It is there to stop spam.'],
])('an invalid %s is named in the response, and nothing is stored', async (field, wrong, sentence) => {
  expect(await send(wrong)).toMatchObject({ status: 400, body: { errors: { [field]: sentence } } })
  expect(await stored()).toEqual([])
})

test('an address can send five messages in an hour, even if old counts are deleted meanwhile', async () => {
  for (let i = 0; i < MESSAGE_LIMIT; i++) expect(await send()).toMatchObject({ status: 200 })
  app.clock.advance(MESSAGE_WINDOW / 2)
  await deleteOldSessions(app.database, app.clock.now())
  const { status, headers, body } = await send()
  expect(status).toBe(429)
  expect(headers.get('retry-after')).toMatch(/^\d+$/)
  expect(body).toMatchObject({
    message: expect.stringMatching(/^We have already received 5 messages .* wait \d+ minutes/),
  })
  expect(await stored()).toHaveLength(MESSAGE_LIMIT)
  app.clock.advance(MESSAGE_WINDOW)
  expect(await send()).toMatchObject({ status: 200 })
})

test('messages older than a year are deleted', async () => {
  await send()
  await deleteOldMessages(app.database, after(new Date(app.clock.now().getTime() - 60_000), CONTACT_MESSAGE_RETENTION))
  expect(await stored()).toHaveLength(1)
  await deleteOldMessages(app.database, after(new Date(app.clock.now().getTime() + 60_000), CONTACT_MESSAGE_RETENTION))
  expect(await stored()).toEqual([])
})
