import { requestIn } from './page-files'

test('a page’s import is read from its source', () => {
  expect(requestIn(new Function('return import("./screens/student/student")') as () => unknown)).toBe(
    './screens/student/student',
  )
})

test('a page whose lazy function has no import is refused with an error', () => {
  expect(() => requestIn(() => 1)).toThrow('A page’s lazy must be () => import')
})
