import { contracts } from '@lekta/shared/contract/contract'
import { defineContract } from '@lekta/shared/contract/endpoint'
import * as z from 'zod/mini'
import { StartError } from '../config/start-error'
import { features } from '../features'
import { assertImplemented } from './assert-implemented'

const endpoint = { method: 'GET', summary: '', access: 'public', data: z.null() } as const
const classReport = defineContract({
  spread: { ...endpoint, path: '/v2/class-report/spread' },
  growth: { ...endpoint, path: '/v2/class-report/growth' },
})

test('every endpoint of the portal has a handler', () => {
  expect(() => assertImplemented(contracts, features)).not.toThrow()
})

test('an endpoint without a handler causes an error that names it and the file for its handler', () => {
  const start = () => assertImplemented({ classReport }, { classReport: { spread: async () => null } })
  expect(start).toThrow(StartError)
  expect(start).toThrow(
    /^No handler answers GET \/api\/v2\/class-report\/growth: write “growth” in api\/src\/class-report\/handlers\.ts\.$/,
  )
})

test('a feature that is not listed causes an error that names it and its missing handlers', () => {
  expect(() => assertImplemented({ classReport }, {})).toThrow(
    [
      'The feature “classReport” is not listed in api/src/features.ts.',
      'No handler answers GET /api/v2/class-report/spread: write “spread” in api/src/class-report/handlers.ts.',
      'No handler answers GET /api/v2/class-report/growth: write “growth” in api/src/class-report/handlers.ts.',
    ].join('\n'),
  )
})
