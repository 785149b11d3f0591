import type { AreaSearch } from '@lekta/shared/routing'

/** What a teacher finds with the search, besides the pages. */
export const search: AreaSearch = {
  records: {
    student: '/teacher/student/:id',
    classroom: '/teacher/class-room/student/:id',
    test: '/teacher/schedule/:id',
  },
  actions: [
    {
      label: 'Give a test',
      keywords: 'assign a test, schedule a test, new test, exam',
      to: '/teacher/test',
      icon: 'assign',
      shortcut: 'n',
    },
    { label: 'Add a student', keywords: 'new student, pupil, child', to: '/teacher/child/add', icon: 'add' },
    {
      label: 'Import students',
      keywords: 'upload, spreadsheet, Excel, CSV, many students',
      to: '/teacher/child/upload',
      icon: 'sheet',
    },
    {
      label: 'Give a test to {{name}}',
      keywords: 'assign, schedule, exam',
      to: '/teacher/test?classroom=:id',
      icon: 'assign',
      about: 'classroom',
    },
    {
      label: 'Report of {{name}}',
      keywords: 'results, measures, growth',
      to: '/teacher/report?classroom=:id',
      icon: 'report',
      about: 'classroom',
    },
    {
      label: 'Seats of {{name}}',
      keywords: 'subscription, licence, license',
      to: '/teacher/class-room/subscription/:id',
      icon: 'ticket',
      about: 'classroom',
    },
  ],
}
