import type { Area } from '@lekta/shared/routing'
import { defineArea } from '@lekta/shared/routing'
import { classifyError } from '../failures/diagnose'
import { createIntegrity } from '../integrity'
import { createContainers, satisfies } from './containers'

jest.mock('./shared-modules', () => ({
  sharedModules: () => ({
    react: { version: '19.3.1', load: () => 'React' },
    '@lekta/shared/ui/table': { version: '2.1.0', load: async () => 'Table' },
  }),
}))

interface Portal {
  provide: (name: string, range: string) => Promise<unknown>
}

const source = { container: 'lekta_library_1', entry: '/remotes/library/1/remoteEntry.js' }
const area = defineArea({ name: 'library', words: { id: {} }, pages: [] })
let portal: Portal | undefined

const put = (value: unknown) => Object.assign(globalThis, { [source.container]: value })

const container = (exposed: Record<string, unknown> = { './area': { area } }) => ({
  init: (passed: Portal) => {
    portal = passed
  },
  get: async (module: string) => () => exposed[module],
})

/** Answers the next scripts of the page, one after another. */
function answerScripts(...answers: ((script: HTMLScriptElement) => void)[]) {
  const scripts: HTMLScriptElement[] = []
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement
    scripts.push(script)
    queueMicrotask(() => answers[scripts.length - 1]?.(script))
  })
  return scripts
}

const loads = (value: unknown) => (script: HTMLScriptElement) => {
  put(value)
  script.dispatchEvent(new Event('load'))
}
const fails = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'))

afterEach(() => {
  jest.restoreAllMocks()
  put(undefined)
  portal = undefined
})

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['19.2.9', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['2.1.0', '^99.0.0', false],
])('version %s is in the range %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected)
})

test('an area is loaded by one script, also for its fixtures, and its container gets the portal', async () => {
  const scripts = answerScripts(loads(container({ './area': { area }, './fixtures': { samples: 1 } })))
  const containers = createContainers(createIntegrity())
  expect(await containers.load(source, false)).toBe(area satisfies Area)
  expect(await containers.loadFixtures(source)).toEqual({ samples: 1 })
  expect(scripts.map(({ src }) => src)).toEqual([`${location.origin}${source.entry}`])
  expect(await portal?.provide('react', '^19.3.1')).toBe('React')
  expect(await portal?.provide('@lekta/shared/ui/table', '^2.0.0')).toBe('Table')
})

test('the texts of an area are loaded by the same script', async () => {
  const scripts = answerScripts(loads(container({ './area': { area }, './words': { words: { Books: 'Buku' } } })))
  const containers = createContainers(createIntegrity())
  expect(await containers.loadWords(source)).toEqual({ Books: 'Buku' })
  expect(await containers.load(source, false)).toBe(area satisfies Area)
  expect(scripts).toHaveLength(1)
})

test('a module that the portal does not share in that version is a mismatch', async () => {
  answerScripts(loads(container()))
  await createContainers(createIntegrity()).load(source, false)
  const reasonOf = (name: string, range: string) => portal?.provide(name, range).then(() => 'none', classifyError)
  expect(await reasonOf('react', '^20.0.0')).toBe('mismatch')
  expect(await reasonOf('@lekta/shared/ui/map', '^2.0.0')).toBe('mismatch')
})

test('a fresh load runs the script again, at another address', async () => {
  const scripts = answerScripts(loads(container()), loads(container()))
  const containers = createContainers(createIntegrity())
  await containers.load(source, false)
  await containers.load(source, false)
  await containers.load(source, true)
  expect(scripts.map(({ src }) => new URL(src).search)).toEqual(['', '?r=1'])
})

test('a script that cannot be loaded has to be examined, and one that defines no container is a crash', async () => {
  answerScripts(fails, loads(undefined))
  const containers = createContainers(createIntegrity())
  const failed = containers.load(source, false).then(() => 'none', classifyError)
  expect(await failed).toBeNull()
  expect(await containers.load(source, false).then(() => 'none', classifyError)).toBe('crash')
})

test('a script that does not answer is slow', async () => {
  jest.useFakeTimers()
  answerScripts()
  const loading = createContainers(createIntegrity())
    .load(source, false)
    .then(() => 'none', classifyError)
  await jest.advanceTimersByTimeAsync(8000)
  expect(await loading).toBe('slow')
  jest.useRealTimers()
})
