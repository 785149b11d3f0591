/** Every table, by theme. */

export * from './schema/attempt'
export * from './schema/bank'
export * from './schema/import'
export * from './schema/message'
export * from './schema/money'
export * from './schema/people'
export * from './schema/session'
export * from './schema/write-probe'
