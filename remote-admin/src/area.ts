import { defineArea } from '@lekta/shared/routing'
import { words } from './words.id'

/** The pages of the platform's admins. */
export const area = defineArea({
  name: 'admin',
  roles: ['admin'],
  words: { id: words },
  dashboard: () => import('./dashboard/dashboard'),
  pages: [
    {
      path: '/admin/bank',
      title: 'Item bank',
      subtitle: 'How items cover the scale and how well they work',
      menu: { group: 'main', icon: 'test' },
      lazy: () => import('./bank/bank'),
    },
    {
      path: '/admin/privacy',
      title: 'Deleted data',
      subtitle: 'Whose data will be deleted and when, and what was deleted',
      menu: { group: 'main', icon: 'privacy' },
      lazy: () => import('./privacy/privacy'),
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
