import { pageNumbers } from './page-numbers'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5]],
  [10, 20, [8, 9, 10, 11, 12]],
  [20, 20, [16, 17, 18, 19, 20]],
  [2, 5, [1, 2, 3, 4, 5]],
])('page %i of %i has the page buttons %j', (page, lastPage, numbers) => {
  expect(pageNumbers(page, lastPage)).toEqual(numbers)
})
