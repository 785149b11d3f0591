import { type ApiError, noticeSlice, type Undo, useAppDispatch } from '@lekta/shared/client'

/**
 * Returns a function that runs an action. It shows a notice of a failure and, given a sentence, a notice of success,
 * with undo if there is one. Sentence and undo may depend on the answer. Resolves to whether the action succeeded.
 */
export function useAction() {
  const dispatch = useAppDispatch()
  return async <T,>(
    work: () => Promise<T>,
    done?: string | ((answer: T) => string),
    undo?: Undo | ((answer: T) => Undo | undefined),
  ): Promise<boolean> => {
    const succeed = (answer: T) => {
      const text = typeof done === 'function' ? done(answer) : done
      const back = typeof undo === 'function' ? undo(answer) : undo
      if (text) dispatch(noticeSlice.actions.noticed({ kind: 'success', text, ...(back && { undo: back }) }))
      return true
    }
    const fail = ({ message }: ApiError) => {
      dispatch(noticeSlice.actions.noticed({ kind: 'error', text: message }))
      return false
    }
    return work().then(succeed, fail)
  }
}
