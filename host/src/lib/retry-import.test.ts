import { retryImport } from './retry-import'

const failing = (times: number) => {
  let tries = 0
  return jest.fn(async () => {
    tries++
    if (tries <= times) throw new Error(`try ${tries}`)
    return 'loaded'
  })
}

test('an import that succeeds is requested once', async () => {
  const load = failing(0)
  await expect(retryImport(load)).resolves.toBe('loaded')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed import is retried twice', async () => {
  const load = failing(2)
  await expect(retryImport(load)).resolves.toBe('loaded')
  expect(load).toHaveBeenCalledTimes(3)
})

test('an import that fails three times rejects with the last error', async () => {
  const load = failing(9)
  await expect(retryImport(load)).rejects.toThrow('try 3')
  expect(load).toHaveBeenCalledTimes(3)
})
