import { Gauge, type Registry } from 'prom-client'

interface Line {
  current: { version: string }
  previous?: { version: string } | null
}

/** Returns the releases that everyone gets, by area. */
export type ServedReleases = () => Readonly<Record<string, Line>>

/** Exports the releases of each area that the portal serves. */
export function exportReleases(registry: Registry, served: ServedReleases) {
  new Gauge({
    name: 'lekta_release_info',
    help: 'The releases that are served, by area; the value is always 1.',
    labelNames: ['area', 'version', 'serving'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [area, { current, previous }] of Object.entries(served())) {
        this.set({ area, version: current.version, serving: 'current' }, 1)
        if (previous) this.set({ area, version: previous.version, serving: 'previous' }, 1)
      }
    },
  })
}
