import type { Samples } from '@lekta/shared/testing/samples'
import { schoolFixtures } from '@lekta/staff/testing/school-fixtures'

/** Fixtures for opening the area alone, without a server. */
export const createFixtures = () => schoolFixtures('school')

/** Addresses at which the pages have something to show. */
export const samples: Samples = {
  '/school/class-room/student/:id': '/school/class-room/student/1',
  '/school/class-room/subscription/:id': '/school/class-room/subscription/1',
  '/school/student/class-room': '/school/student/class-room?id=1',
  '/school/teacher/class-room': '/school/teacher/class-room?id=901',
  '/school/invoice-detail/:id': '/school/invoice-detail/1',
  '/school/intervention/:id': ['/school/intervention/1', '/school/intervention/2'],
  '/school/student/:id': ['/school/student/1', '/school/student/4', '/school/student/18'],
  '/school/report-detail/:id': '/school/report-detail/11',
}
