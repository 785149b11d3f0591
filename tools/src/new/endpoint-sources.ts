import { quote, toCamelCase, toPascalCase } from './names'
import type { EndpointRequest, Role } from './new-request'

// A new endpoint is a working example. If its path has `:id`, it is about one student that the caller may see;
// otherwise, it is about the caller's account. A GET returns the name, and a POST changes it.

/** Returns whether an endpoint is about the student with the id in its path rather than the caller's account. */
export const isAboutStudent = ({ path }: EndpointRequest): boolean => path.includes(':id')

const toTag = ({ feature }: EndpointRequest) => toPascalCase(feature)

/** Returns the source of an endpoint in its contract. */
export function endpointSource(request: EndpointRequest): string {
  const { name, method, path, roles, summary } = request
  const parts = [
    `method: '${method}'`,
    `path: ${quote(path)}`,
    `summary: ${quote(summary)}`,
    `access: [${roles.map(quote).join(', ')}]`,
    ...(isAboutStudent(request) ? ['params: z.object({ id: Id })'] : []),
    ...(method === 'POST' ? ['body: z.object({ name: Name })'] : []),
    method === 'GET' ? 'data: z.object({ id: z.number(), name: z.string() })' : 'data: z.null()',
    `tags: ['${toTag(request)}']`,
  ]
  return `${name}: {\n${parts.map((part) => `    ${part},`).join('\n')}\n  }`
}

/** Returns the imports that an endpoint needs in its contract; `root` is the relative path to `shared/src/contract`. */
export const contractImports = (request: EndpointRequest, root: string): string[] => [
  "import * as z from 'zod/mini'",
  `import { defineContract } from '${root}/endpoint'`,
  ...(isAboutStudent(request) ? [`import { Id } from '${root}/list'`] : []),
  ...(request.method === 'POST' ? [`import { Name } from '${root}/person'`] : []),
]

/** Returns the contract of a new feature. */
export const contractSource = (
  request: EndpointRequest,
  variable: string,
): string => `${contractImports(request, '.').join('\n')}

export const ${variable} = defineContract({
  ${endpointSource(request)},
})
`

/** Returns the name of an endpoint's query. */
export const queryName = ({ name, method }: EndpointRequest): string =>
  `${method === 'GET' ? 'select' : 'update'}${toPascalCase(name)}`

const tenantType = ({ roles }: EndpointRequest) => `Tenant<${roles.map((role: Role) => quote(role)).join(' | ')}>`

const drizzleNames = (request: EndpointRequest) => {
  if (!isAboutStudent(request)) return 'eq'
  return request.method === 'GET' ? 'and, eq' : 'and, eq, inArray'
}

/** Returns the imports that an endpoint's query needs. */
export function queryImports(request: EndpointRequest): string[] {
  const isForStudent = isAboutStudent(request)
  return [
    `import { ${drizzleNames(request)} } from 'drizzle-orm'`,
    isForStudent
      ? "import { type Tenant, visibleStudents } from '../access/tenant'"
      : "import type { Tenant } from '../access/tenant'",
    "import type { Database } from '../database/connect'",
    "import { account } from '../database/schema'",
    ...(isForStudent ? ["import { student } from '../database/schema'"] : []),
  ].flatMap(splitImport)
}

/** Returns one statement for each name, so that names which a file already imports can be left out. */
function splitImport(statement: string): string[] {
  const [, names = '', module] = /^import \{ (.+) \} from '(.+)'$/.exec(statement) ?? []
  return module ? names.split(', ').map((name) => `import { ${name} } from '${module}'`) : [statement]
}

/** The parts that differ between the queries of endpoints. */
interface Query {
  comment: string
  parameters: readonly string[]
  result: string
  body: string
}

const selectStudent: Query = {
  comment: 'Returns the name of a student that the tenant may see; null when there is none.',
  parameters: ['id: number'],
  result: '',
  body: `const [row] = await database
    .select({ id: account.id, name: account.name })
    .from(account)
    .innerJoin(student, eq(student.id, account.id))
    .where(and(eq(account.id, id), visibleStudents(tenant)))
  return row ?? null`,
}

const updateStudent: Query = {
  comment: 'Changes the name of a student that the tenant may see. Returns whether there is one.',
  parameters: ['id: number', 'name: string'],
  result: ': Promise<boolean>',
  body: `const visible = database
    .select({ id: student.id })
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .where(and(eq(student.id, id), visibleStudents(tenant)))
  const rows = await database
    .update(account)
    .set({ name })
    .where(inArray(account.id, visible))
    .returning({ id: account.id })
  return rows.length > 0`,
}

const selectAccount: Query = {
  comment: 'Returns the name of the tenant’s account; null when there is none.',
  parameters: [],
  result: '',
  body: `const [row] = await database
    .select({ id: account.id, name: account.name })
    .from(account)
    .where(eq(account.id, tenant.accountId))
  return row ?? null`,
}

const updateAccount: Query = {
  comment: 'Changes the name of the tenant’s account.',
  parameters: ['name: string'],
  result: ': Promise<void>',
  body: 'await database.update(account).set({ name }).where(eq(account.id, tenant.accountId))',
}

/** Returns an endpoint's query. */
export function querySource(request: EndpointRequest): string {
  const [read, write] = isAboutStudent(request) ? [selectStudent, updateStudent] : [selectAccount, updateAccount]
  const { comment, parameters, result, body } = request.method === 'GET' ? read : write
  const all = [`tenant: ${tenantType(request)}`, 'database: Database', ...parameters]
  return `/** ${comment} */
export async function ${queryName(request)}(${all.join(', ')})${result} {
  ${body}
}
`
}

/** Returns the queries of a new feature. */
export const queriesSource = (request: EndpointRequest): string =>
  `${queryImports(request).join('\n')}\n\n${querySource(request)}`

/** Returns the word for what a 404 reports as missing; null if nothing can be missing. */
const missingWord = (request: EndpointRequest) => {
  if (isAboutStudent(request)) return 'student'
  return request.method === 'GET' ? 'session' : null
}

/** Returns the imports that an endpoint's handler needs. `call` is the expression that calls the query. */
export const handlerImports = (request: EndpointRequest, call: string): string[] => [
  ...(missingWord(request) ? ["import { notFound } from '../errors/api-error'"] : []),
  ...(call.includes('.') ? [] : [`import { ${queryName(request)} } from './queries'`]),
]

/** Returns the source of an endpoint's handler. */
export function handlerSource(request: EndpointRequest, call: string): string {
  const isRead = request.method === 'GET'
  const [params, id] = isAboutStudent(request) ? [['params: { id }'], ['id']] : [[], []]
  const [body, name] = isRead ? [[], []] : [['body: { name }'], ['name']]
  const word = missingWord(request)
  const query = `await ${call}(${['tenant', 'database', ...id, ...name].join(', ')})`
  const write = word ? `if (!(${query})) throw notFound('${word}')` : query
  const lines = isRead
    ? `const row = ${query}\n    if (!row) throw notFound('${word}')\n    return row`
    : `${write}\n    return null`
  return `${request.name}: async ({ ${[...params, ...body, 'tenant', 'database'].join(', ')} }) => {\n    ${lines}\n  }`
}

/** Returns the handlers of a new feature. */
export function handlersSource(request: EndpointRequest, call: string, variable: string): string {
  const contract = `${toCamelCase(request.feature)}Contract`
  return `import type { ${contract} } from '@lekta/shared/contract/${request.feature}'
${handlerImports(request, call).join('\n')}
import type { Handlers } from '../http/implement'

export const ${variable}: Handlers<typeof ${contract}> = {
  ${handlerSource(request, call)},
}
`
}

/** Returns the calls with which `access.test.ts` tries to reach another tenant's rows. */
export function foreignCallSource(request: EndpointRequest): string {
  const body = request.method === 'POST' ? ["body: { name: 'New name' }"] : []
  if (!isAboutStudent(request)) {
    const input = body.length > 0 ? `input: { ${body.join(', ')} }, ` : ''
    return `${request.name}: () => [{ ${input}status: 200 }]`
  }
  // A call that changes data uses a separate student, `student`, if staff may make the call.
  const isStaff = request.roles.includes('school') || request.roles.includes('teacher')
  const student = request.method === 'POST' && isStaff ? 'student' : 'child'
  const input = [`params: { id: ${student}.id }`, ...body].join(', ')
  return `${request.name}: ({ ${student} }) => [{ input: { ${input} }, status: 404 }]`
}
