import { setTimeout as wait } from 'node:timers/promises'
import { type GateResult, type HandedIn, releaseContract } from '@lekta/shared/contract/delivery/release'
import { builtPackage, readPackageFile } from '../package/package-file'
import { defineCommand } from '../project/define-command'
import { describeChecks } from './describe'
import { openPortal, type Portal, PortalError } from './portal-client'

/** Milliseconds between two questions for the result of a check, and until the last one. */
const pollEvery = 2000
const pollForMs = 15 * 60_000

const isRunning = ({ outcome }: GateResult) => outcome === 'running'
const hasFailed = ({ outcome }: GateResult) => outcome === 'failed'

/** Waits until no check is running any more. */
async function untilChecked(
  portal: Portal,
  version: string,
  checks: readonly GateResult[],
): Promise<readonly GateResult[]> {
  const deadline = Date.now() + pollForMs
  let current = checks
  while (current.some(isRunning)) {
    if (Date.now() > deadline) throw new Error('The portal is still checking. Look at “lekta-tools releases” later.')
    await wait(pollEvery)
    current = (await portal.call(releaseContract.release, { version })).checks
  }
  return current
}

const checksIn = (data: unknown) => (data as Partial<HandedIn> | null)?.checks ?? []

/** Hands in a package. Returns the checks; throws an error with the checks that have failed. */
async function handIn(portal: Portal, packed: Buffer): Promise<HandedIn> {
  try {
    return (await portal.publish(packed)) as HandedIn
  } catch (error) {
    const checks = error instanceof PortalError ? checksIn(error.data) : []
    if (checks.length === 0) throw error
    throw new Error(`${(error as Error).message}\n${describeChecks(checks)}`)
  }
}

export const publish = defineCommand({
  usage: `lekta-tools publish [file]   hand in a package to the portal; by default the one in dist
    --wait   wait until the portal has opened every page

The portal is LEKTA_PORTAL, and LEKTA_RELEASE_TOKEN is a token of the area. Nobody gets the release before it is
rolled out.`,
  options: { wait: { type: 'boolean' } },
  word: { name: 'file', isOptional: true },
  async run({ values, positionals: [file = builtPackage(process.cwd())] }) {
    const { packed, content } = await readPackageFile(file)
    const portal = openPortal(content.area.name)
    const { version } = content
    const { checks } = await handIn(portal, packed)
    const results = values.wait ? await untilChecked(portal, version, checks) : checks
    console.log(describeChecks(results))
    if (results.some(hasFailed)) throw new Error(`${portal.address} has ${version}, but it cannot be rolled out.`)
    const pending = results.some(isRunning) ? ' It can be rolled out when all checks have passed.' : ''
    console.log(`${portal.address} has ${content.area.name} ${version}.${pending}`)
  },
})
