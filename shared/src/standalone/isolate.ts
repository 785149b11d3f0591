/** Replaces a property of an object. Returns a function that restores it. */
function replace<T extends object>(target: T, name: keyof T, replacement: PropertyDescriptor): () => void {
  const original = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, ...replacement })
  return () => {
    if (original) Object.defineProperty(target, name, original)
    else delete target[name]
  }
}

function createMemoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/** Cookies of this page only. */
function createCookies(initial: Readonly<Record<string, string>>): PropertyDescriptor {
  const cookies = new Map(Object.entries(initial))
  return {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(text) ?? []
      if (/;\s*max-age=0\b/i.test(text)) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

/** Databases under names of their own, which are deleted when `dispose` is called. */
function createDatabases(databases: IDBFactory, prefix: string) {
  const names = new Set<string>()
  const rename = (name: string) => {
    names.add(prefix + name)
    return prefix + name
  }
  const dispose = () => {
    for (const name of names) databases.deleteDatabase(name)
    names.clear()
  }
  const renamed: Pick<IDBFactory, 'open' | 'deleteDatabase' | 'cmp'> = {
    open: (name, version) => databases.open(rename(name), version),
    deleteDatabase: (name) => databases.deleteDatabase(rename(name)),
    cmp: (first, second) => databases.cmp(first, second),
  }
  return { renamed, dispose }
}

/** Channels under names of their own, so that the page does not hear other tabs, or other frames of a catalogue. */
const createChannels = (Channel: typeof BroadcastChannel, prefix: string) =>
  class extends Channel {
    constructor(name: string) {
      super(prefix + name)
    }
  }

interface Isolation {
  /** The cookies with which the page begins. */
  cookies: Readonly<Record<string, string>>
  /** Whether to replace the storage and the databases, too. */
  storage: boolean
}

/**
 * Gives the page cookies, storage, databases and channels of its own, so that it begins the same every time and never changes
 * the portal that people use in this browser. Returns a function that restores those of the browser.
 */
export function isolate({ cookies, storage }: Isolation): () => void {
  const restoreCookies = replace(document, 'cookie', createCookies(cookies))
  if (!storage) return restoreCookies
  const stores = (['localStorage', 'sessionStorage'] as const).map((name) =>
    replace(window, name, { value: createMemoryStorage() }),
  )
  const prefix = `standalone ${Math.random()} `
  const databases = window.indexedDB && createDatabases(window.indexedDB, prefix)
  const channels = window.BroadcastChannel && createChannels(window.BroadcastChannel, prefix)
  const restores = [
    restoreCookies,
    ...stores,
    ...(databases ? [replace(window, 'indexedDB', { value: databases.renamed })] : []),
    ...(channels ? [replace(window, 'BroadcastChannel', { value: channels })] : []),
  ]
  return () => {
    databases?.dispose()
    for (const restore of restores) restore()
  }
}
