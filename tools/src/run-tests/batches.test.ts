import { divide } from './batches'

const files = (count: number) => Array.from({ length: count }, (_, index) => `${index}.test.ts`)

test('the files of a package are divided into the fewest batches of about the same size', () => {
  const sizesOf = (count: number) => divide(files(count), 10).map(({ length }) => length)
  expect(sizesOf(0)).toEqual([])
  expect(sizesOf(1)).toEqual([1])
  expect(sizesOf(10)).toEqual([10])
  expect(sizesOf(11)).toEqual([6, 5])
  expect(sizesOf(32)).toEqual([8, 8, 8, 8])
})

test('each file is in exactly one batch', () => {
  expect(divide(files(47)).flat().sort()).toEqual(files(47).sort())
})
