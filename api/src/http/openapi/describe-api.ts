import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { brand } from '@lekta/shared/brand'
import { contractVersion } from '@lekta/shared/contract/contract'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'

const toJsonSchema = createJsonSchemaTransform({ skipList: [] })

const file = { type: 'string', format: 'binary' }

/** Returns the schema of a form that contains the body's fields and the file. */
const formOf = (body: object = {}) => {
  const { properties = {}, required = [] } = body as { properties?: object; required?: string[] }
  return { type: 'object', properties: { ...properties, file }, required: [...required, 'file'] }
}

/** Describes only routes below `/api`. */
const describeApi: SwaggerTransform = (document) => {
  if (!document.url.startsWith('/api/')) return { schema: { hide: true }, url: document.url }
  const described = toJsonSchema(document)
  if (!document.route.config?.upload) return described
  const schema = {
    ...described.schema,
    consumes: ['multipart/form-data'],
    body: formOf(described.schema.body as object),
  }
  return { ...described, schema }
}

const description = [
  'A success is HTTP 200 with `code` 20000. A failure is 4xx or 5xx with a sentence in `message`, and for bad input the',
  'fault of each field in `errors`. A 401 says by its `code` why the session does not stand: 50008 unknown token,',
  '50012 logged in elsewhere, 50014 expired. Nested query fields are written in brackets: `options[page]=2`.',
].join(' ')

/** Marks query fields that are objects, so that their keys are written in brackets. */
const inBrackets: SwaggerTransformObject = (document) => {
  if (!('openapiObject' in document)) return document.swaggerObject
  const operations = Object.values(document.openapiObject.paths ?? {}).flatMap((path) => [path?.get, path?.post])
  const parameters = operations.flatMap((operation) => operation?.parameters ?? [])
  for (const parameter of parameters) {
    const nested = 'schema' in parameter && parameter.schema && 'properties' in parameter.schema
    if (nested && parameter.in === 'query') Object.assign(parameter, { style: 'deepObject', explode: true })
  }
  return document.openapiObject
}

/**
 * Serves the OpenAPI page at /api/docs, generated from the contracts. Routes that are registered later also appear on
 * the page.
 */
export async function serveDocs(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${brand.name} API`, version: contractVersion, description },
      servers: [{ url: app.dependencies.config.publicUrl }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'A session' },
          releaseToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'A token with which a program releases one area',
          },
        },
      },
    },
    transform: describeApi,
    transformObject: inBrackets,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}
