import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { Connection } from '../database/connect'

/** The number of open transactions of the request that is being processed. */
const requests = new AsyncLocalStorage<{ transactions: number }>()

/**
 * Makes a request fail if it needs a second connection while one of its transactions holds the first. If as many such
 * requests arrive as there are connections, each waits for another, and none can finish.
 */
export function refuseSecondConnections(
  app: FastifyInstance,
  { database, pool }: Pick<Connection, 'database' | 'pool'>,
) {
  app.addHook('onRequest', (_request, _reply, done) => requests.run({ transactions: 0 }, done))
  const transact = database.transaction
  database.transaction = (work, config) =>
    transact(async (transaction) => {
      const request = requests.getStore() ?? { transactions: 0 }
      request.transactions++
      try {
        return await work(transaction)
      } finally {
        request.transactions--
      }
    }, config)
  const connect = pool.connect.bind(pool) as (...values: unknown[]) => unknown
  const refusing = (...values: unknown[]) => {
    if (requests.getStore()?.transactions) throw new Error('A request takes a second connection during a transaction.')
    return connect(...values)
  }
  pool.connect = refusing as typeof pool.connect
}
