import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint'

/** The parts of JSON Schema in which the schemas of our contracts are written. */
export interface JsonSchema {
  type?: string | readonly string[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  prefixItems?: readonly JsonSchema[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  enum?: readonly unknown[]
  const?: unknown
  [keyword: string]: unknown
}

/**
 * What a client has to know about an endpoint to call it. A release contains the shapes of the endpoints that it
 * calls, as they were when it was built.
 */
export interface EndpointShape {
  method: string
  path: string
  params?: JsonSchema
  query?: JsonSchema
  body?: JsonSchema
  /** The file field of a form. */
  upload?: true
  data: JsonSchema
  /** How the data is sent: in an envelope, as a page of rows, as a stream of events, or as a file. */
  answer: 'data' | 'page' | 'stream' | 'file'
}

const schemaOf = (type: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return schema as JsonSchema
}

const answerOf = ({ paged, stream, file }: Endpoint): EndpointShape['answer'] => {
  if (paged) return 'page'
  if (stream) return 'stream'
  return file ? 'file' : 'data'
}

/** Returns the shape of an endpoint, as JSON. */
export const shapeOf = (endpoint: Endpoint): EndpointShape => ({
  method: endpoint.method,
  path: endpoint.path,
  ...(endpoint.params && { params: schemaOf(endpoint.params, 'input') }),
  ...(endpoint.query && { query: schemaOf(endpoint.query, 'input') }),
  ...(endpoint.body && { body: schemaOf(endpoint.body, 'input') }),
  ...(endpoint.upload && { upload: true as const }),
  data: schemaOf(endpoint.data, 'output'),
  answer: answerOf(endpoint),
})
