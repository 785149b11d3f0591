import { contracts } from '@lekta/shared/contract/contract'

type Contracts = typeof contracts
type Merged<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** All endpoints by name. */
export type Endpoints = Merged<Contracts[keyof Contracts]>
export type EndpointName = keyof Endpoints

export const endpoints: Endpoints = Object.assign({}, ...Object.values(contracts))
