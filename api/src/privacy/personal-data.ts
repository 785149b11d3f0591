import { names, type TableClasses } from './map/classes'
import { moneyData } from './map/money-data'
import { peopleData } from './map/people-data'
import { recordData } from './map/records-data'
import { releaseData } from './map/release-data'
import { testData } from './map/tests-data'

/**
 * What every column of every table says about people. Export and erasure are derived from it. A table or column that
 * is not classified does not compile, and fails the test that compares this map with the database.
 */
export const personalData: TableClasses = { ...peopleData, ...testData, ...moneyData, ...recordData, ...releaseData }

/** The columns of the job queue that can name people. The rest of its schema contains settings and times. */
export const queueData = {
  /** What a job is about, such as a mail with its recipient. A failed job can store the error in `output`. */
  job: { data: names('null'), output: names('null') },
  archive: { data: names('null'), output: names('null') },
} as const
