import type { Store } from '@lekta/shared/client'
import type { Answer } from '@lekta/shared/contract/assessment/attempt'

type Http = Store['http']

/**
 * How the network treats one call. With `down`, the call never reaches the server; with `lost`, the reply is lost;
 * with `twice`, the call is delivered twice. A number is the status of a refusal on the way.
 */
export type NetworkCondition = 'fine' | 'down' | 'lost' | 'twice' | number

const failure = (status?: number, refusal?: object) =>
  Object.assign(new Error('The network failed.'), {
    isAxiosError: true,
    code: status ? 'ERR_BAD_RESPONSE' : 'ERR_NETWORK',
    ...(status && { response: { status, data: { code: status, message: `Refused with ${status}.`, ...refusal } } }),
  })

/**
 * Puts a network with adjustable conditions between a page and its fake server, and records the calls that were
 * tried.
 */
export function unreliableNetwork(http: Http) {
  const send = http.defaults.adapter as (config: unknown) => Promise<never>
  const network = {
    http,
    /** The conditions of the next calls, in order; `always` applies after them. */
    conditions: [] as NetworkCondition[],
    always: 'fine' as NetworkCondition,
    /** The fields of a refusal besides its code and message. */
    refusal: {},
    /** Calls that were tried, as `answer 3`, `start` or `test`. */
    tried: [] as string[],
  }
  http.defaults.adapter = async (config) => {
    const last = config.url?.split('/').at(-1) ?? ''
    const body = (typeof config.data === 'string' ? JSON.parse(config.data) : config.data) as Answer | undefined
    network.tried.push(last === 'answer' ? `answer ${body?.number}` : last === 'start' ? 'start' : 'test')
    const condition = network.conditions.shift() ?? network.always
    if (condition === 'down') throw failure()
    if (typeof condition === 'number') throw failure(condition, network.refusal)
    if (condition === 'twice') await send(config)
    const reply = await send(config)
    if (condition === 'lost') throw failure()
    return reply
  }
  return network
}
