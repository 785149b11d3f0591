export default async function globalTeardown() {
  await globalThis.lektaTestCluster?.leave()
}
