import { compareShapes } from '@lekta/shared/contract/delivery/compare-shapes'
import type { EndpointShape } from '@lekta/shared/contract/delivery/endpoint-shape'

/** The endpoints of the API by contract and name, such as `student.studentScores`. */
export type Shapes = Readonly<Record<string, EndpointShape>>

/** Returns what a release would miss at an API, as sentences. `api` names the API in them. */
export function compareEndpoints(used: Shapes, offered: Shapes, api = 'the API of this portal'): string[] {
  return Object.entries(used).flatMap(([name, shape]) => {
    const present = Object.hasOwn(offered, name) ? offered[name] : undefined
    if (!present) return [`It calls ${name} (${shape.method} ${shape.path}), which ${api} does not have.`]
    return compareShapes(shape, present).map((difference) => `It calls ${name}, but at ${api} ${difference}.`)
  })
}
