import { defineArea } from '@lekta/shared/routing'
import { words } from './words.id'

/** The pages of the platform's admins. */
export const area = defineArea({
  name: 'admin',
  roles: ['admin'],
  words: { id: words },
  slots: { dashboard: { lazy: () => import('./dashboard/dashboard') } },
  pages: [
    {
      path: '/admin/school',
      title: 'Schools',
      subtitle: 'Every school on the platform',
      menu: { group: 'main', icon: 'classroom' },
      lazy: () => import('./schools/school-list'),
    },
    {
      path: '/admin/school/add',
      title: 'Add school',
      noCache: true,
      lazy: () => import('./schools/add-school'),
    },
    {
      path: '/admin/school/:id',
      title: 'School details',
      noCache: true,
      lazy: () => import('./schools/school-page'),
    },
    {
      path: '/admin/staff',
      title: 'Staff',
      subtitle: 'The people who run the platform',
      menu: { group: 'more', icon: 'teacher' },
      lazy: () => import('./staff/staff-list'),
    },
    {
      path: '/admin/account',
      title: 'Account search',
      subtitle: 'Help someone who cannot log in',
      menu: { group: 'main', icon: 'key' },
      noCache: true,
      lazy: () => import('./accounts/find-account'),
    },
    {
      path: '/admin/payment',
      title: 'Payments',
      subtitle: 'All invoices of schools and families, and what waits for you',
      menu: { group: 'main', icon: 'invoice' },
      lazy: () => import('./payments/payment-list'),
    },
    {
      path: '/admin/bank',
      title: 'Item bank',
      subtitle: 'How items cover the scale and how well they work',
      menu: { group: 'main', icon: 'test' },
      lazy: () => import('./bank/bank'),
    },
    {
      path: '/admin/privacy',
      title: 'Privacy',
      subtitle: 'Requests about personal data',
      menu: { group: 'more', icon: 'privacy' },
      lazy: () => import('./privacy/privacy'),
    },
    {
      path: '/admin/audit',
      title: 'Activity log',
      subtitle: 'Who viewed or changed what, at all schools and in families',
      menu: { group: 'more', icon: 'history' },
      lazy: () => import('./audit/audit'),
    },
    {
      path: '/admin/jobs',
      title: 'Jobs',
      subtitle: 'What the server does later: e-mails, imports, exports and regular work',
      menu: { group: 'more', icon: 'queue' },
      lazy: () => import('./jobs/jobs'),
    },
    {
      path: '/admin/system',
      title: 'System',
      subtitle: 'Checks, versions, database, mail, backups and maintenance',
      menu: { group: 'more', icon: 'server' },
      lazy: () => import('./system/system'),
    },
    {
      path: '/admin/setting/index',
      title: 'Settings',
      subtitle: 'Your account and preferences',
      menu: { group: 'main', label: 'Setting', icon: 'settings' },
      noCache: true,
      lazy: () => import('@lekta/shared/account-settings/account-settings'),
    },
  ],
})
