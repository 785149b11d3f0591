import { setTimeout } from 'node:timers/promises'
import { batchByTime } from './batch-by-time'

async function* numbers(...steps: (number | 'pause')[]) {
  for (const step of steps) {
    if (step === 'pause') await setTimeout(80)
    else yield step
  }
}

const all = async (source: AsyncIterable<number>) => {
  const lists: number[][] = []
  for await (const list of batchByTime(source, 10)) lists.push(list)
  return lists
}

test('values that arrive together are one list, and later ones are another', async () => {
  expect(await all(numbers(1, 2, 3, 'pause', 4))).toEqual([[1, 2, 3], [4]])
})

test('a source without values yields no list', async () => {
  expect(await all(numbers())).toEqual([])
  expect(await all(numbers('pause'))).toEqual([])
})

test('messages before an error of the source are delivered, then the error', async () => {
  async function* failing() {
    yield 1
    throw new Error('lost')
  }
  const lists = batchByTime(failing(), 10)
  expect((await lists.next()).value).toEqual([1])
  await expect(lists.next()).rejects.toThrow('lost')
})
