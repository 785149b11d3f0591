import { defineArea } from '@lekta/shared/routing'
import { words as staffWords } from '@lekta/staff/words/id'
import { words } from './words.id'

/** What a school works with: students, classrooms and how they read. */
export const area = defineArea({
  name: 'school',
  roles: ['school'],
  words: { id: { ...staffWords, ...words } },
  dashboard: () => import('./dashboard/dashboard'),
  pages: [
    {
      path: '/school/student',
      title: 'Students',
      subtitle: 'Every student’s latest measure. Select a name to open the report.',
      menu: { group: 'main', label: 'Student', icon: 'student' },
      lazy: () => import('./screens/student/student'),
    },
    {
      path: '/school/student/add',
      title: 'Add child',
      noCache: true,
      lazy: () => import('./screens/student-add/student-add'),
    },
    {
      path: '/school/student/class-room',
      title: 'Student’s classrooms',
      noCache: true,
      lazy: () => import('./screens/student-class-room/student-class-room'),
    },
    {
      path: '/school/parent',
      title: 'Parents',
      subtitle: 'Parent access requests and linked parents',
      lazy: () => import('./screens/parent/parent'),
    },
    {
      path: '/school/teacher',
      title: 'Teachers',
      subtitle: 'Your school’s teachers and their classrooms.',
      menu: { group: 'main', label: 'Teacher', icon: 'teacher' },
      lazy: () => import('./screens/teacher/teacher'),
    },
    {
      path: '/school/teacher/add',
      title: 'Add teacher',
      noCache: true,
      lazy: () => import('./screens/teacher-add/teacher-add'),
    },
    {
      path: '/school/teacher/class-room',
      title: 'Teacher’s classrooms',
      noCache: true,
      lazy: () => import('./screens/teacher-class-room/teacher-class-room'),
    },
    {
      path: '/school/class-room',
      title: 'Classrooms',
      menu: { group: 'more', label: 'Classroom', icon: 'classroom' },
      lazy: () => import('./screens/class-room/class-room'),
    },
    {
      path: '/school/class-room/student',
      title: 'Students in this classroom',
      noCache: true,
      lazy: () => import('./screens/class-room-by-id/class-room-by-id'),
    },
    {
      path: '/school/class-room/student/:id',
      title: 'Students in this classroom',
      lazy: () => import('./screens/class-room-student/class-room-student'),
    },
    {
      path: '/school/class-room/subscription',
      title: 'Seats in this classroom',
      noCache: true,
      lazy: () => import('./screens/class-room-subscription-by-id/class-room-subscription-by-id'),
    },
    {
      path: '/school/class-room/subscription/:id',
      title: 'Seats in this classroom',
      lazy: () => import('./screens/class-room-subscription/class-room-subscription'),
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
      lazy: () => import('./screens/invoice-detail/invoice-detail'),
    },
    {
      path: '/school/report',
      title: 'Report',
      subtitle: 'How your students read, and who needs attention.',
      menu: { group: 'more', icon: 'report' },
      lazy: () => import('./screens/report/report'),
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
      lazy: () => import('./screens/report-detail/report-detail'),
    },
    {
      path: '/school/child/upload',
      title: 'Import students',
      lazy: () => import('./screens/child-upload/child-upload'),
    },
    {
      path: '/school/class-room/upload',
      title: 'Import class lists',
      lazy: () => import('./screens/class-room-upload/class-room-upload'),
    },
    {
      path: '/school/teacher/upload',
      title: 'Import teachers',
      lazy: () => import('./screens/teacher-upload/teacher-upload'),
    },
    {
      path: '/school/student/redeem-excel',
      title: 'Redeem from a spreadsheet',
      lazy: () => import('./screens/student-redeem-excel/student-redeem-excel'),
    },
    {
      path: '/school/class-room/redeem-excel',
      title: 'Seats for classrooms',
      lazy: () => import('./screens/class-room-redeem-excel/class-room-redeem-excel'),
    },
    {
      path: '/school/teacher/redeem-excel',
      title: 'Seats by teacher',
      lazy: () => import('./screens/teacher-redeem-excel/teacher-redeem-excel'),
    },
  ],
})
