import { type ApiError, noticeSlice, type Undo, useAppDispatch } from '@lekta/shared/client'

/**
 * Does what a button asks for. The shell says why it could not be done, and, given a sentence, that it is done. Resolves to
 * whether it is. What can be taken back comes with the way to do so. Sentence and way back may follow from the answer.
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
