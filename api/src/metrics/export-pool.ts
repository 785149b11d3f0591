import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'

/** Exports how many of the server's database connections exist, are unused, and are waited for. */
export function exportPool(registry: Registry, pool: Pool) {
  new Gauge({
    name: 'lekta_database_connections',
    help: 'Connections of the pool: in use, or idle.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'lekta_database_connections_max',
    help: 'The largest number of connections of the pool.',
    registers: [registry],
    collect() {
      this.set(pool.options.max ?? 0)
    },
  })
  new Gauge({
    name: 'lekta_database_waiting',
    help: 'Queries and transactions that wait for a connection.',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount)
    },
  })
}
