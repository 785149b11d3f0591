import { defineArea } from '@lekta/shared/routing'
import { words } from './words.id'

/** A child's own pages: the tests to take and how far the reading has come. */
export const area = defineArea({
  name: 'child',
  roles: ['child'],
  words: { id: words },
  dashboard: () => import('./dashboard/dashboard'),
  pages: [
    {
      path: '/child/test',
      title: 'My tests',
      subtitle: 'What to take now and what is done',
      menu: { group: 'main', label: 'Test', icon: 'test' },
      lazy: () => import('./screens/test/test'),
    },
    {
      path: '/child/schedule',
      title: 'My plan',
      subtitle: 'What you can take now, and what is coming',
      lazy: () => import('./screens/schedule/schedule'),
    },
    {
      path: '/child/report',
      title: 'My reading',
      subtitle: 'How far your reading has come',
      // The specification's sidebar says "Student (report)": the word is Student, and the report is where it leads.
      menu: { group: 'main', label: 'Student', icon: 'student' },
      lazy: () => import('./screens/report/report'),
    },
    {
      path: '/child/setting/index',
      title: 'Setting',
      subtitle: 'Your account and preferences',
      menu: { group: 'main', icon: 'settings' },
      noCache: true,
      lazy: () => import('./screens/setting/setting'),
    },
    {
      path: '/child/report-detail/:id',
      title: 'Test report',
      roles: ['child', 'parent', 'teacher'],
      lazy: () => import('./screens/report-detail/report-detail'),
    },
  ],
})
