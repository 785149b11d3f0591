import { defineArea } from '@lekta/shared/routing'
import { words } from './words.id'

/** A child's own pages: tests to take, and reading progress. */
export const area = defineArea({
  name: 'child',
  roles: ['child'],
  words: { id: words },
  slots: {
    dashboard: { lazy: () => import('./dashboard/dashboard') },
    'student-page.actions': { roles: ['teacher', 'school'], lazy: () => import('./slots/child-view') },
  },
  pages: [
    {
      path: '/child/test',
      title: 'My tests',
      subtitle: 'Tests to take now and tests you have done',
      menu: { group: 'main', label: 'Test', icon: 'test' },
      lazy: () => import('./screens/my-tests/my-tests'),
    },
    {
      path: '/child/schedule',
      title: 'My schedule',
      subtitle: 'Tests you can take now and tests coming soon',
      lazy: () => import('./screens/schedule/schedule'),
    },
    {
      path: '/child/report',
      title: 'My reading',
      subtitle: 'Your reading journey so far',
      // The specification's sidebar says "Student (report)": the label is "Student", and it leads to the report.
      menu: { group: 'main', label: 'Student', icon: 'student' },
      lazy: () => import('./screens/report/report'),
    },
    {
      path: '/child/setting/index',
      title: 'Settings',
      subtitle: 'Your account and preferences',
      menu: { group: 'main', label: 'Setting', icon: 'settings' },
      noCache: true,
      lazy: () => import('@lekta/shared/account-settings/account-settings'),
    },
    {
      path: '/child/report-detail/:id',
      title: 'Test report',
      parent: '/child/report',
      roles: ['child', 'parent', 'teacher'],
      lazy: () => import('./screens/report-detail/report-detail'),
    },
  ],
})
