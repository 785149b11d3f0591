import { recoveryPath } from '@lekta/shared/lib/recovery'
import { type Beat, createFreezeDetector } from './freeze-detector'

/** The parts of a service worker's global scope that are used here; the DOM types do not contain it. */
interface WorkerScope {
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<{ navigate: (url: string) => Promise<unknown> } | undefined>
  }
  addEventListener: (type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void) => void
}
interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void
  source: { id: string }
  data: Beat
}

const scope = self as unknown as WorkerScope

const detector = createFreezeDetector(async (id, address) => {
  const client = await scope.clients.get(id)
  await client?.navigate(`${recoveryPath}#${encodeURIComponent(address)}`)
})

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('message', (event) => event.waitUntil(detector.hear(event.source.id, event.data)))
