import { isAboutStudent } from './endpoint-sources'
import type { EndpointRequest, Role } from './new-request'

const start = `import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
`

/** Source code for each role. It creates a student and an account with that role that may see the student. */
const families: Record<Role, string> = {
  admin: '',
  school: `const caller = await app.make.schoolAccount()
  const student = await app.make.student({ schoolId: caller.schoolId })`,
  teacher: `const classroom = await app.make.classroom()
  const caller = await app.make.teacher({ schoolId: classroom.schoolId, classrooms: [classroom] })
  const student = await app.make.student({ schoolId: classroom.schoolId, classrooms: [classroom] })`,
  parent: `const caller = await app.make.parent()
  const student = await app.make.student({ parentId: caller.id })`,
  child: `const student = await app.make.student()
  const caller = student`,
}

const capital: Record<Role, string> = {
  admin: 'An admin',
  school: 'A school',
  teacher: 'A teacher',
  parent: 'A parent',
  child: 'A child',
}

const makeCaller: Record<Role, string> = {
  admin: "app.make.account('admin')",
  school: 'app.make.schoolAccount()',
  teacher: 'app.make.teacher()',
  parent: 'app.make.parent()',
  child: 'app.make.student()',
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function studentTests({ name, method }: EndpointRequest, role: Role): string {
  const [who, isRead] = [lower(capital[role]), method === 'GET']
  const input = isRead ? '{ params: { id: student.id } }' : "{ params: { id: student.id }, body: { name: 'New name' } }"
  const call = `await app.as(caller).call('${name}', input)`
  const check = isRead
    ? `expect(${call}).toEqual({ id: student.id, name: student.name })`
    : `${call}
  expect(await app.database.$count(account, eq(account.name, 'New name'))).toBe(1)`
  return `async function makeStudent() {
  ${families[role]}
  return { caller, student, input: ${input} }
}

test('${who} ${isRead ? 'gets' : 'changes'} the name of a student that it may see', async () => {
  const { caller, ${isRead ? 'student, ' : ''}input } = await makeStudent()
  ${check}
})

test('${who} gets a 404 for a student that it may not see', async () => {
  const { input } = await makeStudent()
  const { caller: stranger } = await makeStudent()
  expect(await app.as(stranger).refusal('${name}', input)).toMatchObject({ status: 404 })
})
`
}

function accountTest({ name, method }: EndpointRequest, role: Role): string {
  const isRead = method === 'GET'
  const check = isRead
    ? `expect(await app.as(caller).call('${name}')).toEqual({ id: caller.id, name: caller.name })`
    : `await app.as(caller).call('${name}', { body: { name: 'New name' } })
  expect(await app.database.$count(account, eq(account.name, 'New name'))).toBe(1)`
  return `test('${lower(capital[role])} ${isRead ? 'gets its name' : 'changes its name, and no other'}', async () => {
  await ${makeCaller[role]}
  const caller = await ${makeCaller[role]}
  ${check}
})
`
}

/**
 * Returns the first test of an endpoint, over real HTTP and SQL. It checks the result of the endpoint, and that other
 * tenants have no access.
 */
export function endpointTestSource(request: EndpointRequest): string {
  const role = request.roles.find((one) => one !== 'admin') ?? 'admin'
  const imports =
    request.method === 'POST' ? "import { eq } from 'drizzle-orm'\nimport { account } from '../database/schema'\n" : ''
  const tests = isAboutStudent(request) ? studentTests(request, role) : accountTest(request, role)
  return `${imports}${start}\n${tests}`
}
