interface Request {
  name: string
  mode: LockMode
  grant: () => void
}

/**
 * Fakes the part of the Web Locks API that the portal uses, shared by all tabs. Locks are granted in the order of the
 * requests, and each is held until its callback ends.
 */
export function fakeLocks() {
  const held: Request[] = []
  const pending: Request[] = []
  const fits = (request: Request) => held.every(({ mode }) => mode === 'shared' && request.mode === 'shared')
  const next = () => {
    for (let first = pending[0]; first && fits(first); first = pending[0]) {
      held.push(first)
      pending.shift()
      first.grant()
    }
  }
  const drop = (list: Request[], request: Request) => {
    const at = list.indexOf(request)
    if (at >= 0) list.splice(at, 1)
    next()
  }
  return {
    request: (name: string, { mode, signal }: { mode: LockMode; signal: AbortSignal }, hold: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const grant = () =>
          void hold().then(() => {
            drop(held, request)
            resolve()
          })
        const request = { name, mode, grant }
        signal.addEventListener('abort', () => {
          if (!pending.includes(request)) return
          drop(pending, request)
          reject(signal.reason)
        })
        pending.push(request)
        next()
      }),
    query: async () => ({ held: [...held], pending: [...pending] }),
  }
}
