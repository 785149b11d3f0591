import type { Contract } from '@lekta/shared/contract/endpoint'
import type { Handlers } from '../http/implement'
import type { AuthedContext } from '../http/request-context'
import { recordAction, recordOnce } from './record'
import { type View, views } from './views'

/** Records what a member of staff or an admin has just seen. */
async function recordView({ tenant, database, now }: AuthedContext, { always, schoolId, ...view }: View) {
  const entry = { actor: tenant, ...view, ...(schoolId !== undefined && { schoolId }), at: now }
  if (always) await recordAction(database, entry)
  else await recordOnce(database, entry)
}

const isOther = ({ role }: AuthedContext['tenant']) => role === 'school' || role === 'teacher' || role === 'admin'

/**
 * Returns a feature's handlers, which also record what they showed to whom, after they have found it. Nobody sees what
 * could not be recorded.
 */
export function recordViews<C extends Contract>(feature: string, handlers: Handlers<C>): Handlers<C> {
  const recorded = views[feature as keyof typeof views]
  if (!recorded) return handlers
  // The loop does not know the input type of each handler, as in `implement`.
  const all: Record<string, (input: never) => Promise<unknown>> = { ...handlers }
  for (const [name, viewOf] of Object.entries<(input: never) => View>(recorded)) {
    const handle = all[name]
    if (!handle) throw new Error(`No handler is called ${name}.`)
    all[name] = async (input: AuthedContext) => {
      const output = await handle(input as never)
      if (isOther(input.tenant)) await recordView(input, viewOf(input as never))
      return output
    }
  }
  return all as Handlers<C>
}
