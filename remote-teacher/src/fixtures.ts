import type { Samples } from '@lekta/shared/testing/samples'
import { schoolFixtures } from '@lekta/staff/testing/school-fixtures'

/** Fixtures for opening the area alone, without a server. */
export const createFixtures = () => schoolFixtures('teacher')

/** Addresses at which the pages have something to show. */
export const samples: Samples = {
  '/teacher/test': ['/teacher/test', '/teacher/test?classroom=1&step=details', '/teacher/test?classroom=1&step=review'],
  '/teacher/allow-test': ['/teacher/allow-test?schedule=1', '/teacher/allow-test?schedule=3'],
  '/teacher/class-room/student/:id': '/teacher/class-room/student/1',
  '/teacher/class-room/subscription/:id': '/teacher/class-room/subscription/1',
  '/teacher/schedule/:id': ['/teacher/schedule/1', '/teacher/schedule/3', '/teacher/schedule/4'],
  '/teacher/intervention/:id': ['/teacher/intervention/1', '/teacher/intervention/2'],
  '/teacher/student/:id': ['/teacher/student/1', '/teacher/student/4', '/teacher/student/18'],
  '/teacher/report-detail/:id': '/teacher/report-detail/11',
}
