import { defineArea } from '@lekta/shared/routing'
import { words } from './words.id'

/** Taking a test: its start page, the test itself, its result, and its report. */
export const area = defineArea({
  name: 'test-runner',
  roles: ['child', 'parent', 'teacher'],
  words: { id: words },
  pages: [
    {
      path: '/test/start/:code/:id',
      title: 'Reading test',
      noCache: true,
      lazy: () => import('./screens/start/start'),
    },
    {
      path: '/test/main/:code/:id',
      title: 'Reading test in progress',
      bare: true,
      noCache: true,
      lazy: () => import('./screens/main/main'),
    },
    {
      path: '/test/result/:code/:id/:tries',
      title: 'Test result',
      lazy: () => import('./screens/result/result'),
    },
    {
      path: '/test/report/:code/:id/:tries',
      title: 'Test report',
      lazy: () => import('./screens/report/report'),
    },
  ],
})
