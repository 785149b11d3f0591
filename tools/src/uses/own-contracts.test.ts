import { join } from 'node:path'
import { assertNoOwnContracts } from './own-contracts'

const project = join('/', 'team', 'remote-library')
const library = join(project, 'node_modules/@lekta/shared/dist')
const use = (user: string, name = 'defineContract', file = join(library, 'contract/endpoint.js')) => ({
  ...{ user, name, file, member: null },
})

test('a project that defines endpoints is refused with the file and what to do', () => {
  const uses = [use(join(project, 'src/books.ts')), use(join(project, 'src/books.ts'))]
  expect(() => assertNoOwnContracts(project, uses)).toThrow(
    /^src\/books\.ts defines endpoints of its own\.\nA portal has the endpoints of @lekta\/shared\/contract only: use one/,
  )
})

test('libraries may define endpoints, and a project may use all else of contracts', () => {
  const uses = [
    use(join(library, 'contract/people/student.js')),
    use(join(project, 'src/page.tsx'), 'studentContract', join(library, 'contract/people/student.js')),
    use(join(project, 'src/page.tsx'), 'roles'),
  ]
  expect(() => assertNoOwnContracts(project, uses)).not.toThrow()
})
