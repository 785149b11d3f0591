import type { Embedded } from '../database/embedded/embedded'
import { startCluster } from './cluster'

declare global {
  var lektaTestCluster: Embedded | undefined
}

/** Starts one PostgreSQL cluster for the whole test run. Workers read its address from the environment. */
export default async function globalSetup() {
  globalThis.lektaTestCluster = await startCluster()
  process.env.LEKTA_TEST_CLUSTER = globalThis.lektaTestCluster.url
}
