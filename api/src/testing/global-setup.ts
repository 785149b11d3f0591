import type { Embedded } from '../database/embedded/embedded'
import { startCluster } from './cluster'

declare global {
  var lektaTestCluster: Embedded | undefined
}

/** Starts one PostgreSQL for the whole test run; workers read its address from the environment. */
export default async function globalSetup() {
  globalThis.lektaTestCluster = await startCluster()
  process.env.LEKTA_TEST_CLUSTER = globalThis.lektaTestCluster.url
}
