import { posix } from 'node:path'
import { UsageError } from '../usage-error'
import type { Changes } from './changes'
import { addImports, appendMethod, appendProperty, declares, importedFrom, readProperty } from './edit-source'
import {
  contractImports,
  contractSource,
  endpointSource,
  foreignCallSource,
  handlerImports,
  handlerSource,
  handlersSource,
  queriesSource,
  queryImports,
  queryName,
  querySource,
} from './endpoint-sources'
import { endpointTestSource } from './endpoint-test-source'
import { quote, toCamelCase, toKebabCase } from './names'
import type { EndpointRequest } from './new-request'

const contractList = 'shared/src/contract/contract.ts'
const featureList = 'api/src/features.ts'
const foreignCalls = 'api/src/testing/access/foreign-calls.ts'

/** Returns the file from which a list imports a feature; null if the feature is not in the list. */
function fileOf(changes: Changes, list: string, variable: string, feature: string): string | null {
  const source = changes.read(list)
  const value = readProperty(source, variable, toCamelCase(feature))
  const module = value && importedFrom(source, value)
  return module ? `${posix.join(posix.dirname(list), module)}.ts` : null
}

/** Adds a feature to a list: the import and the property. */
function enlist(changes: Changes, list: string, variable: string, feature: string, value: string, module: string) {
  changes.edit(list, (text) => {
    const entry = `${toCamelCase(feature)}: ${value}`
    return addImports(appendProperty(text, variable, entry), [`import { ${value} } from '${module}'`])
  })
}

/** Plans the contract. The contract of a new feature gets its own file next to the list. */
function planContract(changes: Changes, request: EndpointRequest) {
  const { feature } = request
  const variable = `${toCamelCase(feature)}Contract`
  const existing = fileOf(changes, contractList, 'contracts', feature)
  if (existing) {
    const root = posix.relative(posix.dirname(existing), posix.dirname(contractList)) || '.'
    changes.edit(existing, (text) =>
      addImports(appendProperty(text, variable, endpointSource(request)), contractImports(request, root)),
    )
  } else {
    changes.create(`${posix.dirname(contractList)}/${feature}.ts`, contractSource(request, variable))
    enlist(changes, contractList, 'contracts', feature, variable, `./${feature}`)
  }
}

/** Plans the query. Returns the expression that a handler calls. */
function planQuery(changes: Changes, request: EndpointRequest, handlers: string): string {
  const queries = posix.join(posix.dirname(handlers), 'queries.ts')
  const query = queryName(request)
  if (!changes.exists(queries)) {
    changes.create(queries, queriesSource(request))
    return query
  }
  if (declares(changes.read(queries), query)) throw new UsageError(`${queries} has a query “${query}” already.`)
  changes.edit(queries, (text) => `${addImports(text, queryImports(request))}\n${querySource(request)}`)
  const all = changes.exists(handlers) ? importedFrom(changes.read(handlers), 'queries') : null
  return all === './queries' ? `queries.${query}` : query
}

function planHandler(changes: Changes, request: EndpointRequest): string {
  const { feature } = request
  const variable = `${toCamelCase(feature)}Handlers`
  const existing = fileOf(changes, featureList, 'features', feature)
  const file = existing ?? `api/src/${feature}/handlers.ts`
  const call = planQuery(changes, request, file)
  if (existing) {
    const imports = handlerImports(request, call)
    changes.edit(file, (text) => addImports(appendMethod(text, variable, handlerSource(request, call)), imports))
  } else {
    changes.create(file, handlersSource(request, call, variable))
    enlist(changes, featureList, 'features', feature, variable, `./${feature}/handlers`)
  }
  return posix.dirname(file)
}

/** Throws a UsageError if an existing endpoint has the same name, or the same method and path. */
function assertFree(changes: Changes, { name, method, path }: EndpointRequest) {
  const list = changes.read(contractList)
  const modules = [...list.matchAll(/from '\.\/([\w/-]+)'/g)].map(([, module]) => `shared/src/contract/${module}.ts`)
  const address = `method: '${method}',\n    path: ${quote(path)},`
  const isIn = (text: string) => (module: string) => changes.exists(module) && changes.read(module).includes(text)
  if (modules.some(isIn(`\n  ${name}: {\n    method:`))) throw new UsageError(`There is an endpoint “${name}” already.`)
  const taken = modules.find(isIn(address))
  if (taken) throw new UsageError(`${taken} has an endpoint at ${method} ${path} already.`)
}

/** Plans an endpoint: contract, handler, query, and tests of behaviour and access. Throws a UsageError if it exists. */
export function planEndpoint(changes: Changes, request: EndpointRequest): void {
  assertFree(changes, request)
  planContract(changes, request)
  const folder = planHandler(changes, request)
  changes.create(`${folder}/${toKebabCase(request.name)}.test.ts`, endpointTestSource(request))
  changes.edit(foreignCalls, (text) => appendProperty(text, 'foreignCalls', foreignCallSource(request)))
}
