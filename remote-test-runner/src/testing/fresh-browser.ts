import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'

/** A browser that remembers nothing. */
export function freshBrowser() {
  globalThis.indexedDB = new IDBFactory()
  localStorage.clear()
  sessionStorage.clear()
}

/** A browser that lets no page write a database. */
export function forbidDatabase() {
  const refuse = () => {
    throw new DOMException('Forbidden here.', 'SecurityError')
  }
  globalThis.indexedDB = Object.assign(new IDBFactory(), { open: refuse })
}
