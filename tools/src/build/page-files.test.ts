import { requestIn } from './page-files'

test('a page’s import is read from its source', () => {
  expect(requestIn(new Function('return import("./screens/student/student")') as () => unknown)).toBe(
    './screens/student/student',
  )
})

test('a page that hides its import is refused with a sentence', () => {
  expect(() => requestIn(() => 1)).toThrow('A page’s lazy must be () => import')
})
