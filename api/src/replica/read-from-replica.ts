import type { Contract } from '@lekta/shared/contract/endpoint'
import type { Database } from '../database/connect'
import type { Handlers } from '../http/implement'
import type { RequestContext } from '../http/request-context'
import { sendPosition, writtenBy } from './position-cookie'
import type { Replica } from './replica'
import { answersAfterJobs, replicaReads } from './replica-reads'

type Handle = (input: RequestContext) => Promise<unknown>

/** Returns a handler whose `database` is the replica, if that has what the client has written, or else the writer. */
const reading =
  (replica: Replica, handle: Handle): Handle =>
  (input) =>
    replica.read(writtenBy(input), (database: Database) => handle({ ...input, database }))

/** Returns a handler that also hands the client the position of what was written. */
const writing =
  (replica: Replica, handle: Handle): Handle =>
  async (input) => {
    const output = await handle(input)
    sendPosition(input, await replica.position())
    return output
  }

const namesIn = (names: object, feature: string): readonly string[] => names[feature as keyof typeof names] ?? []

/** Returns a feature's handlers, which read from the replica what can be read there. */
export function readFromReplica<C extends Contract>(
  feature: string,
  contract: C,
  handlers: Handlers<C>,
  replica: Replica | null,
): Handlers<C> {
  if (!replica) return handlers
  const [reads, answers] = [namesIn(replicaReads, feature), namesIn(answersAfterJobs, feature)]
  const all = Object.entries<Handle>(handlers as never).map(([name, handle]) => {
    if (reads.includes(name)) return [name, reading(replica, handle)]
    const writes = contract[name]?.method !== 'GET' || answers.includes(name)
    return [name, writes ? writing(replica, handle) : handle]
  })
  return Object.fromEntries(all)
}
