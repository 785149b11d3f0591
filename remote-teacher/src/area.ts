import { defineArea } from '@lekta/shared/routing'
import { words } from './words.id'

/** A teacher's pages: students, classrooms and their results. */
export const area = defineArea({
  name: 'teacher',
  roles: ['teacher'],
  words: { id: words },
  slots: { dashboard: { lazy: () => import('./dashboard/dashboard') } },
  pages: [
    {
      path: '/teacher/test',
      title: 'Give a test',
      subtitle: 'Give a test to students who have a seat.',
      menu: { group: 'main', label: 'Create Subscribe', icon: 'test' },
      noCache: true,
      lazy: () => import('./screens/give-test/give-test'),
    },
    {
      path: '/teacher/student',
      title: 'Students',
      subtitle: 'Every student’s latest measure. Select a name to open the report.',
      menu: { group: 'main', label: 'Student', icon: 'student' },
      lazy: () => import('@lekta/staff/students/student-list'),
    },
    {
      path: '/teacher/child/add',
      title: 'Add child',
      parent: '/teacher/student',
      noCache: true,
      lazy: () => import('@lekta/staff/students/student-page'),
    },
    {
      path: '/teacher/class-room',
      title: 'Classrooms',
      lazy: () => import('@lekta/staff/classrooms/classroom-list'),
    },
    {
      path: '/teacher/class-room/student',
      title: 'Students in this classroom',
      noCache: true,
      lazy: () => import('@lekta/staff/classrooms/classroom-by-id'),
    },
    {
      path: '/teacher/class-room/student/:id',
      title: 'Students in this classroom',
      lazy: () => import('@lekta/staff/classrooms/classroom-students'),
    },
    {
      path: '/teacher/subscription',
      title: 'Subscriptions',
      subtitle: 'Your school’s active subscriptions, and which of your students have a seat.',
      menu: { group: 'more', label: 'Subscription', icon: 'ticket' },
      lazy: () => import('./screens/subscription/subscription'),
    },
    {
      path: '/teacher/schedule',
      title: 'Schedule',
      subtitle: 'All scheduled tests and their progress.',
      menu: { group: 'more', icon: 'calendar' },
      lazy: () => import('./screens/schedule/schedule'),
    },
    {
      path: '/teacher/schedule/:id',
      title: 'Watch live',
      lazy: () => import('./screens/schedule-by-id/schedule-by-id'),
    },
    {
      path: '/teacher/allow-test',
      title: 'Manage access',
      subtitle: 'Exceptions for single students: an early start, a retake, or leaving a test',
      menu: { group: 'more', label: 'Allow Test', icon: 'key' },
      lazy: () => import('./screens/manage-access/manage-access'),
    },
    {
      path: '/teacher/class-room/subscription',
      title: 'Seats in this classroom',
      noCache: true,
      lazy: () => import('@lekta/staff/seats/classroom-seats-by-id'),
    },
    {
      path: '/teacher/class-room/subscription/:id',
      title: 'Seats in this classroom',
      lazy: () => import('@lekta/staff/seats/classroom-seats'),
    },
    {
      path: '/teacher/report',
      title: 'Report',
      subtitle: 'How your students read, and who needs attention.',
      menu: { group: 'more', icon: 'report' },
      lazy: () => import('./screens/report/report'),
    },
    {
      path: '/teacher/intervention',
      title: 'Interventions',
      subtitle: 'Groups of students you follow up, and what has changed',
      menu: { group: 'more', icon: 'growth' },
      lazy: () => import('@lekta/staff/interventions/intervention-list'),
    },
    {
      path: '/teacher/intervention/:id',
      title: 'Intervention',
      lazy: () => import('@lekta/staff/interventions/intervention-page'),
    },
    {
      path: '/teacher/analyse',
      title: 'Text analyser',
      parent: '/teacher/report',
      subtitle: 'How hard an English text is, and who in your class can read it.',
      lazy: () => import('./screens/analyse/analyse'),
    },
    {
      path: '/teacher/setting/index',
      title: 'Settings',
      subtitle: 'Your account and preferences',
      menu: { group: 'main', label: 'Setting', icon: 'settings' },
      noCache: true,
      lazy: () => import('@lekta/shared/account-settings/account-settings'),
    },
    {
      path: '/teacher/report-detail/:id',
      title: 'Reading report',
      parent: '/teacher/report',
      lazy: () => import('@lekta/staff/class-report/student-report'),
    },
    {
      path: '/teacher/child/upload',
      title: 'Import students',
      parent: '/teacher/student',
      lazy: () => import('@lekta/staff/imports/import-page'),
    },
    {
      path: '/teacher/student/redeem-excel',
      title: 'Redeem from a spreadsheet',
      lazy: () => import('@lekta/staff/imports/import-page'),
    },
  ],
})
