import containerRuntime, { type Portal } from './container-runtime'

type Consumption = Parameters<typeof containerRuntime.bundlerRuntime.consumes>[0]

/** Returns the variables of a container with one chunk, which needs the shared module `react`. */
function createContainer() {
  const webpackRequire: Consumption['webpackRequire'] = {
    m: {},
    c: { 7: 'a copy from before' },
    consumesLoadingData: {
      chunkMapping: { page: [7] },
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', requiredVersion: '^19.3.1' } },
    },
    federation: { instance: containerRuntime.bundlerRuntime.init() },
  }
  const installedModules: Consumption['installedModules'] = {}
  const load = (chunkId: string) => {
    const promises: Promise<void>[] = []
    containerRuntime.bundlerRuntime.consumes({ chunkId, installedModules, promises, webpackRequire })
    return promises
  }
  const accept = (shareScope: Portal) =>
    containerRuntime.bundlerRuntime.initContainerEntry({ webpackRequire, shareScope })
  const run = () => {
    const module = { exports: {} as unknown }
    webpackRequire.m[7]?.(module)
    return module.exports
  }
  return { load, accept, run, webpackRequire }
}

test('a chunk gets its shared modules from the portal, once, in the range that the area was built with', async () => {
  const { load, accept, run, webpackRequire } = createContainer()
  const provide = jest.fn(async () => 'the React of the portal')
  accept({ provide })
  await Promise.all([...load('page'), ...load('page')])
  expect(provide.mock.calls).toEqual([['react', '^19.3.1']])
  expect(run()).toBe('the React of the portal')
  expect(webpackRequire.c).toEqual({})
  expect(load('page')).toEqual([])
})

test('a chunk without shared modules waits for nothing', () => {
  expect(createContainer().load('other')).toEqual([])
})

test('a module that the portal refuses fails the chunk, and the next attempt asks again', async () => {
  const { load, accept, run } = createContainer()
  const provide = jest.fn(async (): Promise<unknown> => Promise.reject(new Error('Unsatisfied version')))
  accept({ provide })
  await expect(Promise.all(load('page'))).rejects.toThrow('Unsatisfied version')
  provide.mockResolvedValueOnce('React')
  await Promise.all(load('page'))
  expect(run()).toBe('React')
})

test('a container that got no portal says so', async () => {
  await expect(Promise.all(createContainer().load('page'))).rejects.toThrow('No portal has been passed')
})
