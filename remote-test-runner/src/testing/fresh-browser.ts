import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'

/** Replaces or clears everything that the browser stores. */
export function freshBrowser() {
  globalThis.indexedDB = new IDBFactory()
  localStorage.clear()
  sessionStorage.clear()
}

/** Makes the browser refuse to open any IndexedDB database. */
export function forbidDatabase() {
  const refuse = () => {
    throw new DOMException('Forbidden here.', 'SecurityError')
  }
  globalThis.indexedDB = Object.assign(new IDBFactory(), { open: refuse })
}
