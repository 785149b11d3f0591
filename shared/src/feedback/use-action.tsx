import { type ApiError, noticeSlice, type Undo, useAppDispatch } from '@lekta/shared/client'

/**
 * Returns a function that runs an action and resolves to whether the action succeeded. A failure shows a notice. A
 * success shows a notice only if a sentence is given, with undo if possible. The sentence and the undo may depend on
 * the answer.
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
