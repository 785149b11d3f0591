import { contracts } from '@lekta/shared/contract/contract'
import { shapeOf } from '@lekta/shared/contract/delivery/endpoint-shape'
import type { Contract } from '@lekta/shared/contract/endpoint'
import type { Shapes } from '../gates/endpoints'

let shapes: Shapes | null = null

/** Returns the shapes of all endpoints of this API, by contract and name. */
export function offeredShapes(): Shapes {
  shapes ??= Object.fromEntries(
    Object.entries<Contract>(contracts).flatMap(([feature, contract]) =>
      Object.entries(contract).map(([name, endpoint]) => [`${feature}.${name}`, shapeOf(endpoint)]),
    ),
  )
  return shapes
}
