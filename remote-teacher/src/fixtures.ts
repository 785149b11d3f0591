import { schoolFixtures } from '@lekta/shared/testing/school-fixtures'

/** What the area stands on when it is opened alone, without a server. */
export const createFixtures = () => schoolFixtures('teacher')
