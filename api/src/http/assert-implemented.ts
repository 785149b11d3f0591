import type { Contract } from '@lekta/shared/contract/endpoint'
import { StartError } from '../config/start-error'

const folderOf = (feature: string) => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function missingIn(feature: string, contract: Contract, handlers: Readonly<Record<string, unknown>> = {}): string[] {
  const file = `api/src/${folderOf(feature)}/handlers.ts`
  return Object.entries(contract)
    .filter(([name]) => typeof handlers[name] !== 'function')
    .map(([name, { method, path }]) => `No handler answers ${method} /api${path}: write “${name}” in ${file}.`)
}

/**
 * Throws a StartError that lists every endpoint without a handler, and the file in which to write the handler. The
 * compiler reports the same problem, but the development server starts without type checks.
 */
export function assertImplemented(
  contracts: Readonly<Record<string, Contract>>,
  features: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
) {
  const missing = Object.entries(contracts).flatMap(([feature, contract]) => {
    const lines = missingIn(feature, contract, features[feature])
    const unlisted = `The feature “${feature}” is not listed in api/src/features.ts.`
    return features[feature] ? lines : [unlisted, ...lines]
  })
  if (missing.length > 0) throw new StartError(missing.join('\n'))
}
