import type { Endpoint, Role } from '@lekta/shared/contract/endpoint'
import type { TestClient } from '../testing/client'
import { type EndpointName, endpoints } from '../testing/endpoints'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
let clients: Record<Role, TestClient>
beforeAll(async () => {
  app = await testApp()
  const { make } = app
  const [admin, school, teacher, parent, child] = await Promise.all([
    make.account('admin'),
    make.schoolAccount(),
    make.teacher(),
    make.parent(),
    make.student().then(({ id }) => ({ id })),
  ])
  clients = {
    admin: app.as(admin),
    school: app.as(school),
    teacher: app.as(teacher),
    parent: app.as(parent),
    child: app.as(child),
  }
})
afterAll(() => app.close())

const all = Object.entries(endpoints) as [EndpointName, Endpoint][]
const namesWhere = (accept: (endpoint: Endpoint) => unknown) =>
  all.filter(([, endpoint]) => accept(endpoint)).map(([name]) => name)

/** Returns a client with a role that may call the endpoint. */
function callerOf(name: EndpointName): TestClient {
  const { access }: Endpoint = endpoints[name]
  if (access === 'public') return app.anonymous
  return clients[access === 'user' ? 'teacher' : (access[0] as Role)]
}

/** Returns values for every parameter of an endpoint's path. */
const paramsOf = (name: EndpointName, value: string) =>
  Object.fromEntries([...endpoints[name].path.matchAll(/:(\w+)/g)].map(([, param]) => [param as string, value]))

const bodies = namesWhere(({ body, upload }) => body && !upload)
const uploads = namesWhere(({ upload }) => upload)
const queries = namesWhere(({ query }) => query)
const paths = namesWhere(({ params }) => params)

describe.each([
  ['half of a surrogate pair', '\ud800', 'name contains a character that cannot be stored.'],
  ['NUL', 'a\0b', 'name contains a character that cannot be stored.'],
])('%s', (_, text, message) => {
  test.each(bodies)('in the body of %s is refused with the name of its field', async (name) => {
    const input = { params: paramsOf(name, '1'), body: { name: text } }
    expect(await callerOf(name).refusal(name, input)).toMatchObject({ status: 400, message, errors: { name: message } })
  })
})

describe('an object with the names of built-in properties', () => {
  test.each(bodies)('in the body of %s is refused with the name of its field', async (name) => {
    const input = { params: paramsOf(name, '1'), body: { email: { length: { toString: 1 } } } }
    const message = 'There is no field called email.length.toString.'
    expect(await callerOf(name).refusal(name, input)).toMatchObject({ status: 400, message })
  })
})

test.each(queries)('NUL in the query of %s is refused with the name of its field', async (name) => {
  const input = { params: paramsOf(name, '1'), query: { options: { search: 'a\0b' } } }
  const message = 'options.search contains a character that cannot be stored.'
  expect(await callerOf(name).refusal(name, input)).toMatchObject({ status: 400, message })
})

test.each(paths)('NUL in the path of %s is refused with the name of its parameter', async (name) => {
  const params = paramsOf(name, '\0')
  const [param] = Object.keys(params)
  const message = `${param} contains a character that cannot be stored.`
  expect(await callerOf(name).refusal(name, { params })).toMatchObject({ status: 400, message })
})

test.each(uploads)('NUL in a form field sent to %s is refused with the name of the field', async (name) => {
  const file = new File(['x'], 'a\0b.csv')
  const input = { params: paramsOf(name, '1'), body: { name: 'a\0b' }, file }
  const message = 'name contains a character that cannot be stored.'
  expect(await callerOf(name).refusal(name, input)).toMatchObject({ status: 400, message })
})

describe('a body', () => {
  const post = async (body: string) => {
    const headers = { 'Content-Type': 'application/json' }
    const reply = await fetch(`${app.address}/api/auth/loginUsername`, { method: 'POST', headers, body })
    return { status: reply.status, ...((await reply.json()) as { message: string }) }
  }

  test('that is nested too deeply is refused with the name of its field', async () => {
    const body = `{"username":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const { status, message } = await post(body)
    expect([status, message]).toEqual([400, expect.stringMatching(/^username(\.0)+ is nested too deeply\.$/)])
  })

  test('with a field named __proto__ or constructor is refused', async () => {
    expect((await post('{"__proto__":{"username":"x"}}')).status).toBe(400)
    expect((await post('{"constructor":{"prototype":1}}')).status).toBe(400)
  })

  test('that is a string with an invalid character is refused', async () => {
    expect(await post('"\\ud800"')).toMatchObject({
      status: 400,
      message: 'body contains a character that cannot be stored.',
    })
  })

  test('with a long or unprintable field name is refused without repeating all of it', async () => {
    const long = await post(JSON.stringify({ ['x'.repeat(5000)]: '\0' }))
    expect([long.status, long.message]).toEqual([
      400,
      `${'x'.repeat(100)}… contains a character that cannot be stored.`,
    ])
    expect((await post('{"a\\u0000b":1}')).message).toBe('a\ufffdb contains a character that cannot be stored.')
  })

  test('with emoji, accents and line breaks passes validation', async () => {
    expect((await post(JSON.stringify({ username: '😀 é\n', password: 'ａ' }))).status).toBe(401)
  })
})

test.each([
  ['/api/v2/child/%00', 400],
  ['/api/v2/child/%ed%a0%80', 400],
  ['/api/v2/child/%zz', 400],
  ['/api/v2/student?q=%ed%a0%80', 200],
  ['/api/v2/student?q[toString]=1', 200],
  ['/api/v2/student?__proto__[x]=1', 200],
  ['/api/picture/%00', 400],
])('%s gets status %d and a message', async (path, status) => {
  const headers = {
    Authorization: `Bearer ${await (path.includes('child') ? clients.parent : clients.school).token()}`,
  }
  const reply = await fetch(app.address + path, { headers })
  expect([reply.status, (await reply.json()) as object]).toEqual([
    status,
    expect.objectContaining({ message: expect.stringMatching(/./) }),
  ])
})
