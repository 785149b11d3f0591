import { bundleServer } from '@lekta/tools/bundle-server'
import type { Embedded } from '../database/embedded/embedded'
import { startCluster } from './cluster'

declare global {
  var lektaTestCluster: Embedded | undefined
}

/**
 * Starts one PostgreSQL cluster and compiles the server once for the whole test run. Workers read the cluster's address
 * and the folder of the compiled server from the environment.
 */
export default async function globalSetup() {
  const cluster = startCluster()
  process.env.LEKTA_TEST_SERVER = bundleServer()
  globalThis.lektaTestCluster = await cluster
  process.env.LEKTA_TEST_CLUSTER = globalThis.lektaTestCluster.url
}
