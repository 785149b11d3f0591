import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint'
import { compareShapes } from './compare-shapes'
import { shapeOf } from './endpoint-shape'

const student = z.object({ id: z.number(), name: z.string(), grade: z.nullable(z.number()) })
const base = {
  method: 'GET',
  path: '/student/:id',
  summary: 'A student',
  access: 'user',
  params: z.object({ id: z.number() }),
  query: z.object({ sort: z._default(z.enum(['name', 'grade']), 'name') }),
  data: student,
} as const satisfies Endpoint

const changed = (changes: Partial<Endpoint>) => compareShapes(shapeOf(base), shapeOf({ ...base, ...changes }))
const body = (used: z.ZodMiniType, offered: z.ZodMiniType) =>
  compareShapes(shapeOf({ ...base, body: used }), shapeOf({ ...base, body: offered }))
const data = (used: z.ZodMiniType, offered: z.ZodMiniType) =>
  compareShapes(shapeOf({ ...base, data: used }), shapeOf({ ...base, data: offered }))

test('an endpoint fits itself', () => {
  expect(changed({})).toEqual([])
})

test('another address, method or kind of answer is a break', () => {
  expect(changed({ path: '/pupil/:id' })).toEqual(['the address is another one now'])
  expect(changed({ method: 'POST' })).toEqual(['the address is another one now'])
  expect(changed({ paged: true })).toEqual(['the answer is sent as page now, not as data'])
})

describe('an answer', () => {
  test('may have more fields, and more values in a list of values', () => {
    expect(data(student, z.extend(student, { nisn: z.string() }))).toEqual([])
    expect(data(z.enum(['a', 'b']), z.enum(['a', 'b', 'c']))).toEqual([])
    expect(data(z.nullable(z.string()), z.string())).toEqual([])
    expect(data(z.number(), z.int())).toEqual([])
    expect(data(z.unknown(), student)).toEqual([])
  })

  test('must keep its fields, their types and their presence', () => {
    expect(data(student, z.omit(student, { name: true }))).toEqual(['data.name no longer exists'])
    expect(data(student, z.extend(student, { name: z.number() }))).toEqual(['data.name can be number now'])
    expect(data(student, z.extend(student, { name: z.nullable(z.string()) }))).toEqual(['data.name can be null now'])
    expect(data(student, z.extend(student, { name: z.optional(z.string()) }))).toEqual(['data.name can be missing now'])
  })

  test('is compared in lists, records, tuples and alternatives', () => {
    const without = z.omit(student, { grade: true })
    expect(data(z.array(student), z.array(without))).toEqual(['data[].grade no longer exists'])
    expect(data(z.record(z.string(), student), z.record(z.string(), without))).toEqual([
      'data.*.grade no longer exists',
    ])
    expect(data(z.tuple([z.string(), student]), z.tuple([z.string(), without]))).toEqual([
      'data[1].grade no longer exists',
    ])
  })

  test('may have more kinds of objects, but each kind keeps its fields', () => {
    const one = z.object({ kind: z.literal('one'), one: z.string() })
    const two = z.object({ kind: z.literal('two'), two: z.string() })
    const three = z.object({ kind: z.literal('three'), three: z.string() })
    expect(data(z.union([one, two]), z.union([one, two]))).toEqual([])
    expect(data(z.union([one, two]), z.union([one, two, three]))).toEqual([])
    const changedTwo = z.extend(two, { two: z.boolean() })
    expect(data(z.union([one, two]), z.union([one, changedTwo]))).toEqual(['data.two can be boolean now'])
    expect(body(z.union([one, two]), one)).toEqual(['body no longer accepts kind "two"'])
  })
})

describe('a request', () => {
  const used = z.object({ name: z.string().check(z.maxLength(100)), grade: z.optional(z.number()) })

  test('may take more fields, more values and wider limits', () => {
    expect(body(used, z.extend(used, { nisn: z.optional(z.string()) }))).toEqual([])
    expect(body(used, z.extend(used, { name: z.string().check(z.maxLength(200)) }))).toEqual([])
    expect(body(z.enum(['a']), z.enum(['a', 'b']))).toEqual([])
    expect(body(z.string(), z.nullable(z.string()))).toEqual([])
  })

  test('must take what it took', () => {
    expect(body(used, z.omit(used, { grade: true }))).toEqual(['body.grade no longer exists'])
    expect(body(used, z.extend(used, { grade: z.optional(z.string()) }))).toEqual([
      'body.grade no longer accepts number',
    ])
    expect(body(z.nullable(z.string()), z.string())).toEqual(['body no longer accepts null'])
    expect(body(z.enum(['a', 'b']), z.enum(['a']))).toEqual(['body no longer accepts "b"'])
    expect(body(z.string(), z.enum(['a']))).toEqual(['body accepts only "a" now'])
    expect(body(used, z.extend(used, { name: z.string().check(z.maxLength(50)) }))).toEqual([
      'body.name has the limit maxLength 50 now',
    ])
  })

  test('must need no more than it needed', () => {
    expect(body(used, z.extend(used, { grade: z.number() }))).toEqual(['body.grade is required now'])
    expect(body(used, z.extend(used, { nisn: z.string() }))).toEqual(['body.nisn is required now'])
    expect(changed({ body: z.object({ reason: z.string() }) })).toEqual(['body.reason is required now'])
    expect(changed({ upload: { maxBytes: 10 } })).toEqual(['a file is required now'])
    expect(changed({ query: undefined })).toEqual(['query no longer exists'])
  })

  test('may omit what has a default', () => {
    expect(changed({ query: z.extend(base.query, { limit: z._default(z.number(), 20) }) })).toEqual([])
  })
})
