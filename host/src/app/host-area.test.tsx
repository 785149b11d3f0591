import { pendingScreens } from '../shell/pending-screens'
import { fakeRemotes } from '../testing/fake-remotes'
import { withHostArea } from './host-area'

const Front = () => <h1>Front</h1>
const createHostArea = () => {
  const remotes = fakeRemotes()
  const page = { path: '/', title: 'Front', lazy: async () => ({ default: Front }) } as const
  return { remotes, all: withHostArea(remotes, { name: 'host', words: { id: {} }, pages: [page] }) }
}

test('the host’s area comes first, and its pages load without a remote', async () => {
  const { remotes, all } = createHostArea()
  expect(all.areas.map(({ name }) => name)).toEqual(['host', 'teacher', 'child'])
  await expect(all.loadScreen('host', '/')).resolves.toEqual({ Screen: Front, version: '' })
  all.preload('host')
  expect(remotes.preloaded).toEqual([])
  expect(all.versionOf('host')).toBe('')
})

test('preloads, versions and pages of other areas come from the remotes', async () => {
  const { remotes, all } = createHostArea()
  all.preload('teacher')
  expect(remotes.preloaded).toEqual(['teacher'])
  expect(all.versionOf('teacher')).toBe('1.0.0')
  await expect(all.loadScreen('teacher', '/teacher/student')).resolves.toMatchObject({ version: '1.0.0' })
})

test('loading an unknown page of the host rejects with an error that names its path', async () => {
  await expect(createHostArea().all.loadScreen('host', '/nowhere')).rejects.toThrow('The shell has no page /nowhere.')
})

test('a screen counts as pending from its request until it has loaded or failed', async () => {
  const { remotes, all } = createHostArea()
  const onChange = jest.fn()
  const stop = pendingScreens.subscribe(onChange)
  const release = remotes.hold('/teacher/student')
  const screen = all.loadScreen('teacher', '/teacher/student')
  const failure = all.loadScreen('host', '/nowhere').catch(() => 'failed')
  expect(pendingScreens.any()).toBe(true)
  await failure
  expect(pendingScreens.any()).toBe(true)
  release()
  await screen
  expect(pendingScreens.any()).toBe(false)
  expect(onChange).toHaveBeenCalledTimes(4)
  stop()
})
