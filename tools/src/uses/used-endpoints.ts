import { relative } from 'node:path'
import type { EndpointShape } from '@lekta/shared/contract/delivery/endpoint-shape'
import { findWholeUsesIn } from './find-whole-uses'
import { assertNoOwnContracts, isInProject } from './own-contracts'
import { readShapes } from './read-shapes'
import type { ExportUse } from './uses-plugin'

/** Returns a sentence for each line in which the project's own code passes a contract on. */
function describeWholeUse(directory: string, { user, name }: ExportUse) {
  const path = relative(directory, user).replaceAll('\\', '/')
  const contract = name === '*' ? 'all exports of a contract’s module' : name
  const lines = findWholeUsesIn(user, name)
  const positions = lines.length > 0 ? lines.map((line) => `${path}:${line}`) : [path]
  return positions.map(
    (position) => `${position} uses ${contract} as a whole, so nobody knows which endpoints it calls.`,
  )
}

/**
 * Returns the shapes of the endpoints that code uses, by feature and name such as `student.students`. Libraries may
 * pass a contract on, and then use all of its endpoints. Throws if the code of the project itself does so,
 * or defines endpoints.
 */
export async function usedEndpoints(
  directory: string,
  uses: readonly ExportUse[],
): Promise<Record<string, EndpointShape>> {
  assertNoOwnContracts(directory, uses)
  const contracts = await readShapes(
    directory,
    uses.map(({ file, name }) => ({ file, name })),
  )
  const found = uses.flatMap((use, i) => (contracts[i] ?? []).map((contract) => ({ use, ...contract })))
  const whole = found.flatMap(({ use }) => (use.member === null && isInProject(directory, use.user) ? [use] : []))
  const sentences = [...new Set(whole.flatMap((use) => describeWholeUse(directory, use)))]
  if (sentences.length > 0)
    throw new Error(
      `${sentences.join('\n')}\nName each endpoint, such as studentContract.students: a portal checks that it has all endpoints that a release calls.`,
    )
  const endpoints = found.flatMap(({ use: { member }, feature, endpoints: all }) =>
    Object.entries(all).flatMap(([name, shape]) =>
      member === null || member === name ? [[`${feature}.${name}`, shape] as const] : [],
    ),
  )
  return Object.fromEntries(endpoints.sort(([a], [b]) => (a < b ? -1 : 1)))
}
