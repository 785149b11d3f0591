import type { Database } from '../database/connect'
import { defaultPlans } from './default-plans'
import { countPlans, insertPlans } from './queries'

/** Offers the plans that the product comes with, where none have ever been set. */
export async function installPlans(database: Database): Promise<void> {
  if ((await countPlans(database)) === 0) await insertPlans(database, [...defaultPlans])
}
