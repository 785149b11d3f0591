import type { AreaSearch } from '@lekta/shared/routing'

/** What a school finds with the search, besides the pages. */
export const search: AreaSearch = {
  records: {
    student: '/school/student/:id',
    classroom: '/school/class-room/student/:id',
    teacher: '/school/teacher/add?id=:id',
    invoice: '/school/invoice-detail/:id',
  },
  actions: [
    {
      label: 'Add a student',
      keywords: 'new student, pupil, child',
      to: '/school/student/add',
      icon: 'add',
      shortcut: 'n',
    },
    { label: 'Add a teacher', keywords: 'new teacher, colleague', to: '/school/teacher/add', icon: 'add' },
    {
      label: 'Import students',
      keywords: 'upload, spreadsheet, Excel, CSV, many students',
      to: '/school/child/upload',
      icon: 'sheet',
    },
    {
      label: 'Begin a new school year',
      keywords: 'promotion, rollover, move up, leavers, graduates, next year',
      to: '/school/rollover',
      icon: 'calendar',
    },
    {
      label: 'Order seats',
      keywords: 'buy, purchase, price, subscription, licence, license, renew',
      to: '/school/invoice?order=buy',
      icon: 'ticket',
    },
    {
      label: 'Report of {{name}}',
      keywords: 'results, measures, growth',
      to: '/school/report?classroom=:id',
      icon: 'report',
      about: 'classroom',
    },
    {
      label: 'Seats of {{name}}',
      keywords: 'subscription, licence, license',
      to: '/school/class-room/subscription/:id',
      icon: 'ticket',
      about: 'classroom',
    },
  ],
}
