import type { Registry, Release } from '@lekta/shared/routing'
import { agreeWithin, createRegistryWatch } from './registry-watch'

const release = (version: string) => ({ version }) as unknown as Release
const registryOf = (versions: Record<string, string>): Registry =>
  Object.fromEntries(
    Object.entries(versions).map(([area, version]) => [area, { current: release(version), previous: null }]),
  )
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

interface Answer {
  registry: Registry
  tag: string
}

/** Watches a registry that was loaded with these versions; the server then answers with `answers`, one by one. */
function watch(versions: Record<string, string>, answers: (Answer | null)[], overridden: string[] = []) {
  const pauses: number[] = []
  let reads = 0
  const registry = createRegistryWatch({
    boot: { registry: registryOf(versions), tag: 'first' },
    overridden,
    read: async () => {
      reads++
      return answers.shift() ?? null
    },
    wait: async (milliseconds) => void pauses.push(milliseconds),
  })
  return { registry, reads: () => reads, pauses }
}

const second = { registry: registryOf({ teacher: '2', child: '1' }), tag: 'second' }

test('an area is outdated once the server serves another release of it', async () => {
  const { registry } = watch({ teacher: '1', child: '1' }, [second])
  expect(registry.isOutdated('host')).toBe(false)
  registry.hear('second')
  await settle()
  expect([registry.isOutdated('teacher'), registry.isOutdated('child'), registry.isOutdated('host')]).toEqual([
    true,
    false,
    true,
  ])
})

test('the registry is read only when its tag differs, and once for many answers', async () => {
  const { registry, reads } = watch({ teacher: '1' }, [second])
  registry.hear('first')
  await settle()
  expect(reads()).toBe(0)
  registry.hear('second')
  registry.hear('second')
  await settle()
  registry.hear('second')
  await settle()
  expect(reads()).toBe(1)
})

test('an area is up to date again after a release was taken back', async () => {
  const { registry } = watch({ teacher: '1' }, [second, { registry: registryOf({ teacher: '1' }), tag: 'first' }])
  registry.hear('second')
  await settle()
  registry.hear('first')
  await settle()
  expect(registry.isOutdated('host')).toBe(false)
})

test('an area that was added or removed is outdated, and one that a developer has replaced never is', async () => {
  const { registry } = watch(
    { child: '1', teacher: '1' },
    [{ registry: registryOf({ parent: '1' }), tag: 'b' }],
    ['child'],
  )
  registry.hear('b')
  await settle()
  expect(['child', 'teacher', 'parent'].map(registry.isOutdated)).toEqual([false, true, true])
})

test('a registry that cannot be read is read again with the next answer', async () => {
  const { registry, reads } = watch({ teacher: '1' }, [null, second])
  registry.hear('second')
  await settle()
  expect([reads(), registry.isOutdated('host')]).toEqual([1, false])
  registry.hear('second')
  await settle()
  expect([reads(), registry.isOutdated('host')]).toEqual([2, true])
})

test('servers that do not agree are not asked without a pause', async () => {
  const { registry, reads, pauses } = watch({ teacher: '1' }, [
    { registry: registryOf({ teacher: '1' }), tag: 'first' },
  ])
  registry.hear('second')
  await settle()
  expect([reads(), pauses]).toEqual([1, [agreeWithin]])
})
