import { AxiosError, AxiosHeaders, type AxiosInstance } from 'axios'
import { maintenanceHeader } from '../../contract/envelope'
import { createHttp } from '../api/http'
import { createStore } from '../store/store'
import { watchMaintenance } from './watch-maintenance'

/** Returns a client whose responses have the status and the header that `next` says. */
function changingHttp() {
  const next = { status: 200, maintenance: false }
  const http: AxiosInstance = createHttp()
  http.defaults.adapter = async (config) => {
    const headers = new AxiosHeaders(next.maintenance ? { [maintenanceHeader]: '2026-11-24T03:00:00Z' } : {})
    const response = { data: { code: 20000, data: null }, status: next.status, statusText: '', headers, config }
    if (next.status >= 400) throw new AxiosError('refused', 'ERR_BAD_RESPONSE', config, null, response)
    return response
  }
  return { http, next }
}

test('every response says whether there is maintenance, also one that refuses', async () => {
  const { http, next } = changingHttp()
  const store = createStore(http)
  const stop = watchMaintenance(store)
  const stateAfter = async (answer: typeof next) => {
    Object.assign(next, answer)
    await http.get('/profile/me').catch(() => undefined)
    return store.getState().maintenance
  }
  expect(await stateAfter({ status: 200, maintenance: false })).toBe(false)
  expect(await stateAfter({ status: 503, maintenance: true })).toBe(true)
  expect(await stateAfter({ status: 200, maintenance: true })).toBe(true)
  expect(await stateAfter({ status: 200, maintenance: false })).toBe(false)
  stop()
  expect(await stateAfter({ status: 200, maintenance: true })).toBe(false)
})
