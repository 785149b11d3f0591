/** Data that all tests of a run share. */
export interface TestRun {
  portal: string
  /** The folder for files of this run. It is deleted when the run ends. */
  folder: string
  /** The copy of the built portal that is served. */
  dist: string
  /** The data folder of the portal. Another portal with the same folder shares its database. */
  data: string
  /** The file with what the portal has printed, among it every error of the server; null if it goes elsewhere. */
  log: string | null
  /** Usernames of children who had a test to take when the run started. */
  children: readonly string[]
}

const variable = 'LEKTA_E2E_RUN'

/** Passes a run, as an environment variable, to all processes started later. */
export function shareTestRun(run: TestRun) {
  process.env[variable] = JSON.stringify(run)
}

export function testRun(): TestRun {
  const shared = process.env[variable]
  if (!shared) throw new Error('The global setup of the browser tests has not run.')
  return JSON.parse(shared) as TestRun
}
