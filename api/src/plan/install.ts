import type { Database } from '../database/connect'
import { defaultPlans } from './default-plans'
import { countPlans, insertPlans } from './queries'

/** Stores the default plans if there are no plans yet. */
export async function installPlans(database: Database): Promise<void> {
  if ((await countPlans(database)) === 0) await insertPlans(database, [...defaultPlans])
}
