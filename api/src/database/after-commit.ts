import type { Database } from './connect'

/** Something that is done after a commit. It gets the database outside of the transaction, and must not throw. */
type Act = (database: Database) => void

const actsOf = new WeakMap<Database, Act[]>()

/** Does something after the transaction has committed, and not at all if it is rolled back; outside of one, at once. */
export function afterCommit(database: Database, act: Act): void {
  const acts = actsOf.get(database)
  if (acts) acts.push(act)
  else act(database)
}

/** Returns a function that begins transactions of `outer`, a database or a transaction, in which `afterCommit` works. */
export const withAfterCommit =
  (outer: Database, begin: Database['transaction']): Database['transaction'] =>
  async (work, config) => {
    const acts: Act[] = []
    const result = await begin((transaction) => {
      actsOf.set(transaction, acts)
      transaction.transaction = withAfterCommit(transaction, transaction.transaction.bind(transaction))
      return work(transaction)
    }, config)
    for (const act of acts) afterCommit(outer, act)
    return result
  }
