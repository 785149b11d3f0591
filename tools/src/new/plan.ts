import { Changes } from './changes'
import { planEndpoint } from './endpoint'
import type { NewRequest } from './new-request'
import { planPage } from './page'
import { planRemote } from './remote'

/** Plans every file that a request creates or edits, without writing any. Throws a UsageError if that is impossible. */
export function plan(request: NewRequest): Changes {
  const changes = new Changes()
  if (request.kind === 'remote') planRemote(changes, request)
  else if (request.kind === 'page') planPage(changes, request)
  else planEndpoint(changes, request)
  return changes
}
