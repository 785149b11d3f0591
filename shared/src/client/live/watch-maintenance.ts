import type { AxiosResponse } from 'axios'
import { isAxiosError } from 'axios'
import { maintenanceHeader } from '../../contract/envelope'
import { maintenanceSlice } from '../store/maintenance'
import type { Store } from '../store/store'

/** Keeps the store's `maintenance` up to date with every response. Returns a function that stops that. */
export function watchMaintenance(store: Store): () => void {
  const read = ({ headers }: AxiosResponse) => {
    const isOn = headers[maintenanceHeader] !== undefined
    if (store.getState().maintenance !== isOn) store.dispatch(maintenanceSlice.actions.maintenanceChanged(isOn))
  }
  const { response } = store.http.interceptors
  const interceptor = response.use(
    (answer) => {
      read(answer)
      return answer
    },
    (error: unknown) => {
      if (isAxiosError(error) && error.response) read(error.response)
      throw error
    },
  )
  return () => response.eject(interceptor)
}
