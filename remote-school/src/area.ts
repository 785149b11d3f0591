import { defineArea } from '@lekta/shared/routing'
import { words } from './words.id'

/** A school's pages: students, classrooms and their results. */
export const area = defineArea({
  name: 'school',
  roles: ['school'],
  words: { id: words },
  slots: { dashboard: { lazy: () => import('./dashboard/dashboard') } },
  pages: [
    {
      path: '/school/student',
      title: 'Students',
      subtitle: 'Every student’s latest measure. Select a name to open the report.',
      menu: { group: 'main', label: 'Student', icon: 'student' },
      lazy: () => import('@lekta/staff/students/student-list'),
    },
    {
      path: '/school/student/add',
      title: 'Add child',
      noCache: true,
      lazy: () => import('@lekta/staff/students/student-page'),
    },
    {
      path: '/school/student/class-room',
      title: 'Student’s classrooms',
      noCache: true,
      lazy: () => import('@lekta/staff/students/student-classrooms'),
    },
    {
      path: '/school/parent',
      title: 'Parents',
      parent: '/school/student',
      subtitle: 'Parent access requests and linked parents',
      lazy: () => import('./screens/parent/parent'),
    },
    {
      path: '/school/teacher',
      title: 'Teachers',
      subtitle: 'Your school’s teachers and their classrooms.',
      menu: { group: 'main', label: 'Teacher', icon: 'teacher' },
      lazy: () => import('@lekta/staff/teachers/teacher-list'),
    },
    {
      path: '/school/teacher/add',
      title: 'Add teacher',
      noCache: true,
      lazy: () => import('@lekta/staff/teachers/teacher-page'),
    },
    {
      path: '/school/teacher/class-room',
      title: 'Teacher’s classrooms',
      noCache: true,
      lazy: () => import('@lekta/staff/teachers/teacher-classrooms'),
    },
    {
      path: '/school/class-room',
      title: 'Classrooms',
      menu: { group: 'more', label: 'Classroom', icon: 'classroom' },
      lazy: () => import('@lekta/staff/classrooms/classroom-list'),
    },
    {
      path: '/school/class-room/student',
      title: 'Students in this classroom',
      noCache: true,
      lazy: () => import('@lekta/staff/classrooms/classroom-by-id'),
    },
    {
      path: '/school/class-room/student/:id',
      title: 'Students in this classroom',
      lazy: () => import('@lekta/staff/classrooms/classroom-students'),
    },
    {
      path: '/school/class-room/subscription',
      title: 'Seats in this classroom',
      noCache: true,
      lazy: () => import('@lekta/staff/seats/classroom-seats-by-id'),
    },
    {
      path: '/school/class-room/subscription/:id',
      title: 'Seats in this classroom',
      lazy: () => import('@lekta/staff/seats/classroom-seats'),
    },
    {
      path: '/school/invoice',
      title: 'Invoices',
      subtitle: 'Your school’s invoices, subscriptions and seat vouchers.',
      menu: { group: 'more', label: 'Invoice', icon: 'invoice' },
      lazy: () => import('./screens/invoice/invoice'),
    },
    {
      path: '/school/invoice-detail/:id',
      title: 'Invoice',
      parent: '/school/invoice',
      lazy: () => import('@lekta/shared/invoices/invoice-page'),
    },
    {
      path: '/school/report',
      title: 'Report',
      subtitle: 'How your students read, and who needs attention.',
      menu: { group: 'more', icon: 'report' },
      lazy: () => import('@lekta/staff/class-report/class-report'),
    },
    {
      path: '/school/retention',
      title: 'Former students',
      parent: '/school/student',
      subtitle: 'Students who left long ago and are about to be deleted',
      lazy: () => import('./screens/retention/retention'),
    },
    {
      path: '/school/audit',
      title: 'Who viewed or changed what',
      subtitle: 'Every view and every change of your school’s data, for five years',
      menu: { group: 'more', label: 'Activity log', icon: 'history' },
      lazy: () => import('./screens/audit/audit'),
    },
    {
      path: '/school/setting/index',
      title: 'Settings',
      subtitle: 'Your account and preferences',
      menu: { group: 'main', label: 'Setting', icon: 'settings' },
      noCache: true,
      lazy: () => import('./screens/setting/setting'),
    },
    {
      path: '/school/report-detail/:id',
      title: 'Reading report',
      parent: '/school/report',
      lazy: () => import('@lekta/staff/class-report/student-report'),
    },
    {
      path: '/school/child/upload',
      title: 'Import students',
      parent: '/school/student',
      lazy: () => import('@lekta/staff/imports/import-page'),
    },
    {
      path: '/school/class-room/upload',
      title: 'Import class lists',
      lazy: () => import('@lekta/staff/imports/import-page'),
    },
    {
      path: '/school/teacher/upload',
      title: 'Import teachers',
      lazy: () => import('@lekta/staff/imports/import-page'),
    },
    {
      path: '/school/student/redeem-excel',
      title: 'Redeem from a spreadsheet',
      lazy: () => import('@lekta/staff/imports/import-page'),
    },
    {
      path: '/school/class-room/redeem-excel',
      title: 'Seats for classrooms',
      lazy: () => import('@lekta/staff/imports/import-page'),
    },
    {
      path: '/school/teacher/redeem-excel',
      title: 'Seats by teacher',
      lazy: () => import('@lekta/staff/imports/import-page'),
    },
  ],
})
