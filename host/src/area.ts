import { defineArea } from '@lekta/shared/routing'

/** The shell's own pages. Its words are loaded by `speak`, when somebody reads Indonesian. */
export const area = defineArea({
  name: 'host',
  words: { id: {} },
  // For the people who run the platform.
  dashboard: () => import('./screens/dashboard/platform'),
  pages: [
    { path: '/', title: 'Welcome', public: true, bare: true, lazy: () => import('./screens/landing/landing') },
    { path: '/login', title: 'Log in', public: true, bare: true, lazy: () => import('./screens/login/login') },
    {
      path: '/404',
      title: 'Page not found',
      public: true,
      bare: true,
      lazy: () => import('./screens/not-found/not-found'),
    },
    {
      path: '/401',
      title: 'No access',
      public: true,
      bare: true,
      lazy: () => import('./screens/unauthorized/unauthorized'),
    },
    {
      path: '/home/dashboard',
      title: 'Dashboard',
      subtitle: 'Here is your dashboard',
      menu: { group: 'main', icon: 'dashboard' },
      affix: true,
      lazy: () => import('./screens/dashboard/dashboard'),
    },
  ],
})
