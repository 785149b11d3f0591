import type { Samples } from '@lekta/shared/testing/samples'
import { schoolFixtures } from '@lekta/staff/testing/school-fixtures'

/** Fixtures for opening the area alone, without a server. */
export const createFixtures = () => schoolFixtures('teacher')

/** Parameters for the fixtures' pages. */
export const samples: Samples = {
  '/teacher/class-room/student/:id': '/teacher/class-room/student/1',
  '/teacher/class-room/subscription/:id': '/teacher/class-room/subscription/1',
  '/teacher/schedule/:id': '/teacher/schedule/1',
  '/teacher/report-detail/:id': '/teacher/report-detail/11',
}
