import { type ApiError, noticeSlice, useAppDispatch } from '@lekta/shared/client'

/**
 * Does what a button asks for. The shell says why it could not be done, and, given a sentence, that it is done. Resolves to
 * whether it is.
 */
export function useAct() {
  const dispatch = useAppDispatch()
  return async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    const succeed = () => {
      if (done) dispatch(noticeSlice.actions.noticed({ kind: 'success', text: done }))
      return true
    }
    const fail = ({ message }: ApiError) => {
      dispatch(noticeSlice.actions.noticed({ kind: 'error', text: message }))
      return false
    }
    return work().then(succeed, fail)
  }
}
