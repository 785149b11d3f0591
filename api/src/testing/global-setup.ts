import type { Embedded } from '../database/embedded/embedded'
import { startCluster } from './cluster'

declare global {
  var lektaTestCluster: Embedded | undefined
}

/** One PostgreSQL for the whole run; workers learn its address from the environment. */
export default async function globalSetup() {
  globalThis.lektaTestCluster = await startCluster()
  process.env.LEKTA_TEST_CLUSTER = globalThis.lektaTestCluster.url
}
