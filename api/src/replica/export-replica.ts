import { Gauge, type Registry } from 'prom-client'
import type { Replica } from './replica'

/** Exports whether the replica is used, and how far it is behind. Without a replica, the metrics have no value. */
export function exportReplica(registry: Registry, replica: Replica | null) {
  new Gauge({
    name: 'lekta_replica_up',
    help: 'Whether this server reads from its replica; missing if it has none.',
    registers: [registry],
    collect() {
      if (replica) this.set(Number(replica.health().problem === null))
      else this.remove()
    },
  })
  new Gauge({
    name: 'lekta_replica_lag_seconds',
    help: 'For how long the replica has lacked something that was written; missing if there is none.',
    registers: [registry],
    collect() {
      if (replica) this.set(replica.health().lagSeconds)
      else this.remove()
    },
  })
}
