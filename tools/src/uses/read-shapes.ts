import type { EndpointShape } from '@lekta/shared/contract/delivery/endpoint-shape'
import { runBundled } from '../run-bundled'

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

interface Modules {
  contracts: Record<string, Contract>
  shapeOf: (endpoint: object) => EndpointShape
  /** The modules of the exports. */
  modules: Record<string, Record<string, unknown>>
}

const sourceOf = (files: readonly string[]) => `
export { contracts } from '@lekta/shared/contract/contract'
export { shapeOf } from '@lekta/shared/contract/delivery/endpoint-shape'
${files.map((file, i) => `import * as module${i} from ${JSON.stringify(file)}`).join('\n')}
export const modules = { ${files.map((file, i) => `${JSON.stringify(file)}: module${i}`).join(', ')} }`

/**
 * Returns, for each export, the contracts of the package's `shared` that it is; none if it is something else. Throws if
 * they cannot be read.
 */
export async function readShapes(directory: string, exported: readonly Exported[]): Promise<ContractShapes[][]> {
  const files = [...new Set(exported.map(({ file }) => file))]
  const { contracts, shapeOf, modules } = await runBundled<Modules>(directory, sourceOf(files)).catch(
    (error: Error) => {
      throw new Error(`The contracts that ${directory} uses could not be read: ${error.message}`, { cause: error })
    },
  )
  const features = new Map(Object.entries(contracts).map(([feature, contract]) => [contract, feature]))
  const describe = (contract: unknown): ContractShapes[] => {
    const feature = features.get(contract as Contract)
    if (!feature) return []
    const shapes = Object.entries(contract as Contract).map(([name, endpoint]) => [name, shapeOf(endpoint)] as const)
    return [{ feature, endpoints: Object.fromEntries(shapes) }]
  }
  return exported.map(({ file, name }) => {
    const module = modules[file] ?? {}
    return name === '*' ? Object.values(module).flatMap(describe) : describe(module[name])
  })
}
