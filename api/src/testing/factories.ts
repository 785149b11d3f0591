import type { Database } from '../database/connect'
import { moneyFactories } from './factories/money'
import { peopleFactories } from './factories/people'
import { recordFactories } from './factories/records'
import type { NextName } from './factories/rows'
import { testFactories } from './factories/tests'

/**
 * Returns functions that insert rows for tests. They also insert the rows that these refer to, unless the ids of
 * those rows are passed.
 */
export function factories(database: Database) {
  let made = 0
  const next: NextName = (prefix) => `${prefix}-${++made}`
  const people = peopleFactories(database, next)
  return {
    ...people,
    ...testFactories(database, next, people),
    ...moneyFactories(database, next, people),
    ...recordFactories(database, next, people),
  }
}

export type Factories = ReturnType<typeof factories>
