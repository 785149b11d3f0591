import type { Endpoint, Input } from '../contract/endpoint'
import { invalidateTags } from './api/cache'
import { fillPath } from './api/call'
import { toApiError } from './api/http'
import { noticeSlice, type Undo } from './store/notice'
import type { Store } from './store/store'

type RequestInput = { params?: Record<string, unknown>; body?: unknown }

/** Returns the call that undoes an action, in a form that a notice can store. */
export function undoBy<E extends Endpoint>({ path, tags = [] }: E, input: Input<E>): Undo {
  const { params, body } = input as RequestInput
  return { path: fillPath(path, params), body, tags }
}

/** Undoes a change, and shows a notice of success or failure. */
export async function applyUndo({ http, dispatch }: Store, { path, body, tags }: Undo): Promise<void> {
  const { noticed } = noticeSlice.actions
  try {
    await http.post(path, body)
    invalidateTags({ dispatch }, tags)
    dispatch(noticed({ kind: 'success', text: 'Change undone.' }))
  } catch (error) {
    dispatch(noticed({ kind: 'error', text: toApiError(error).message }))
  }
}
