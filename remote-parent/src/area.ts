import { defineArea } from '@lekta/shared/routing'
import { words } from './words.id'

/** A parent's own pages: the children and their reading. */
export const area = defineArea({
  name: 'parent',
  roles: ['parent'],
  words: { id: words },
  slots: { dashboard: { lazy: () => import('./dashboard/dashboard') } },
  pages: [
    {
      path: '/parent/subscribe',
      title: 'Purchase',
      subtitle: 'Reading tests for your children, with the full price before you pay',
      menu: { group: 'main', label: 'Create Subscribe', icon: 'assign' },
      noCache: true,
      lazy: () => import('./screens/subscribe/subscribe'),
    },
    {
      path: '/parent/child',
      title: 'My children',
      subtitle: 'How each child is reading',
      menu: { group: 'main', label: 'Child', icon: 'children' },
      lazy: () => import('./screens/child/child'),
    },
    {
      path: '/parent/child/add',
      title: 'Add child',
      subtitle: 'Create a new account or link a school account',
      noCache: true,
      lazy: () => import('./screens/child-add/child-add'),
    },
    {
      path: '/parent/setting/index',
      title: 'Settings',
      subtitle: 'Your account and preferences',
      menu: { group: 'main', label: 'Setting', icon: 'settings' },
      noCache: true,
      lazy: () => import('./screens/setting/setting'),
    },
    {
      path: '/parent/subscription',
      title: 'Subscription',
      subtitle: 'Your plan and who is on it',
      menu: { group: 'more', icon: 'ticket' },
      lazy: () => import('./screens/subscription/subscription'),
    },
    {
      path: '/parent/invoice',
      title: 'Invoices',
      subtitle: 'Your orders and payments',
      menu: { group: 'more', label: 'Invoice', icon: 'invoice' },
      lazy: () => import('./screens/invoice/invoice'),
    },
    {
      path: '/parent/invoice-detail/:id',
      title: 'Invoice',
      parent: '/parent/invoice',
      lazy: () => import('@lekta/shared/invoices/invoice-page'),
    },
    {
      path: '/parent/profile/child/:id',
      title: 'Child’s profile',
      parent: '/parent/child',
      lazy: () => import('./screens/profile/profile'),
    },
    {
      path: '/parents/child/test/:code/:id_test/:id',
      title: 'A child’s test',
      roles: ['parent', 'child'],
      noCache: true,
      lazy: () => import('./screens/start-test/start-test'),
    },
    {
      path: '/parents/child/report/:id/:token',
      title: 'Test report',
      roles: ['parent', 'child'],
      noCache: true,
      lazy: () => import('./screens/shared-report/shared-report'),
    },
  ],
})
