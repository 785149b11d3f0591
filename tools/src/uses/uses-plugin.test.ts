import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compile } from '../build/compile'
import { UsesPlugin } from './uses-plugin'

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'lekta-uses-')))
})
afterEach(() => rmSync(folder, { recursive: true }))

const contract = `const z = (name) => ({ path: name })
export const studentContract = { students: z('a'), student: z('b'), addStudent: z('c'), editStudent: z('d') }
export const studentColumns = ['name']`

/** Builds files, of which `index.js` is the entry and `fixtures.js` a chunk that does not count. */
async function usesOf(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries({ 'contract/student.js': contract, 'fixtures.js': '', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "sideEffects": false }')
  const plugin = new UsesPlugin(join(folder, 'contract'), 'fixtures')
  const entry = `import { page } from './index.js'
page()
export const load = () => import(/* webpackChunkName: "fixtures" */ './fixtures.js')`
  writeFileSync(join(folder, 'entry.js'), entry)
  await compile({
    context: folder,
    entry: join(folder, 'entry.js'),
    mode: 'production',
    output: { path: join(folder, 'dist') },
    plugins: [plugin],
  })
  return plugin.uses
}

const contractUses = async (files: Readonly<Record<string, string>>) =>
  (await usesOf(files)).contracts.map(({ name, member }) => `${name}.${member}`)

test('endpoints are found where they are read by name, or taken out of their contract', async () => {
  const index = `import { studentContract } from './contract/student.js'
export const page = () => {
  const { student, addStudent: add } = studentContract
  console.log(studentContract.students, student, add)
}`
  expect(await contractUses({ 'index.js': index })).toEqual([
    'studentContract.addStudent',
    'studentContract.student',
    'studentContract.students',
  ])
})

test('a contract that is passed on is found as a whole, also by way of another module', async () => {
  const files = {
    'index.js': "import { contract } from './all.js'\nexport const page = () => console.log(contract)",
    'all.js': "export { studentContract as contract } from './contract/student.js'",
  }
  expect(await usesOf(files)).toMatchObject({
    contracts: [
      {
        user: join(folder, 'index.js'),
        file: join(folder, 'contract/student.js'),
        name: 'studentContract',
        member: null,
      },
    ],
  })
})

test('code that nothing calls, and the chunk that does not count, use nothing', async () => {
  const read = (name: string) => `import { studentContract } from './contract/student.js'\n${name}`
  const files = {
    'index.js': "export { page } from './used.js'",
    'used.js': read(
      'export const page = () => console.log(studentContract.students)\nexport const other = () => studentContract.student',
    ),
    'fixtures.js': `${read('console.log(studentContract)')}\nimport('./more.js')`,
    'more.js': read('console.log(studentContract.editStudent)'),
  }
  expect(await contractUses(files)).toEqual(['studentContract.students'])
})

test('files that only the chunk that does not count needs are for the standalone page', async () => {
  const files = {
    'index.js': "export const page = () => import('./screen.js')",
    'screen.js': "console.log('screen')",
    'fixtures.js': "console.log('fixtures')\nimport('./more.js')",
    'more.js': "console.log('more')",
  }
  const { standalone } = await usesOf(files)
  expect(standalone.size).toBe(2)
})
