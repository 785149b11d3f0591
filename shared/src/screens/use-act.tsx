import { type ApiError, noticeSlice, useAppDispatch } from '@lekta/shared/client'

/** Does what a button asks for. The shell says why it could not be done, and that it is done where no page shows it. */
export function useAct() {
  const dispatch = useAppDispatch()
  return async (work: () => Promise<unknown>, done?: string) => {
    const succeed = () => done && dispatch(noticeSlice.actions.noticed({ kind: 'success', text: done }))
    const fail = ({ message }: ApiError) => dispatch(noticeSlice.actions.noticed({ kind: 'error', text: message }))
    await work().then(succeed, fail)
  }
}
