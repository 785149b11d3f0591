import { pathToFileURL } from 'node:url'
import type { EndpointShape } from '@lekta/shared/contract/delivery/endpoint-shape'
import { resolveFrom } from '../libraries'

/** An export of a module. */
export interface Exported {
  file: string
  /** Its name, or `*` for all of them. */
  name: string
}

/** The shapes of the endpoints of a contract, by name. */
export interface ContractShapes {
  /** The feature of the contract, such as `student`. */
  feature: string
  endpoints: Record<string, EndpointShape>
}

type Contract = Record<string, object>

const load = async <T>(directory: string, module: string) =>
  (await import(pathToFileURL(resolveFrom(directory, `@lekta/shared/contract/${module}`)).href)) as T

/**
 * Returns, for each export, the contracts of the package's `shared` that it is; none if it is something else. The
 * modules stay loaded, so `readShapes` calls it in a separate process.
 */
export async function shapesOf(directory: string, exported: readonly Exported[]): Promise<ContractShapes[][]> {
  const { contracts } = await load<{ contracts: Record<string, Contract> }>(directory, 'contract')
  const { shapeOf } = await load<{ shapeOf: (endpoint: object) => EndpointShape }>(directory, 'delivery/endpoint-shape')
  const features = new Map(Object.entries(contracts).map(([feature, contract]) => [contract, feature]))
  const describe = (contract: unknown): ContractShapes[] => {
    const feature = features.get(contract as Contract)
    if (!feature) return []
    const shapes = Object.entries(contract as Contract).map(([name, endpoint]) => [name, shapeOf(endpoint)] as const)
    return [{ feature, endpoints: Object.fromEntries(shapes) }]
  }
  const found: ContractShapes[][] = []
  for (const { file, name } of exported) {
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
    found.push(name === '*' ? Object.values(module).flatMap(describe) : describe(module[name]))
  }
  return found
}
