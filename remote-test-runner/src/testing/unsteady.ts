import type { Store } from '@lekta/shared/client'
import type { Answer } from '@lekta/shared/contract/assessment/attempt'

type Http = Store['http']

/**
 * What the network does to one call: `down` never reaches the server, `lost` loses the reply, `twice` delivers it
 * twice, a number is the status of a refusal on the way.
 */
export type Weather = 'fine' | 'down' | 'lost' | 'twice' | number

const failure = (status?: number, refusal?: object) =>
  Object.assign(new Error('The network failed.'), {
    isAxiosError: true,
    code: status ? 'ERR_BAD_RESPONSE' : 'ERR_NETWORK',
    ...(status && { response: { status, data: { code: status, message: `Refused with ${status}.`, ...refusal } } }),
  })

/** Puts a network with the given weather between a page and its fake server, and records what was tried. */
export function unsteady(http: Http) {
  const reach = http.defaults.adapter as (config: unknown) => Promise<never>
  const net = {
    http,
    /** The weather of the next calls, in order; `always` applies after them. */
    forecast: [] as Weather[],
    always: 'fine' as Weather,
    /** Fields of a refusal besides its code and message. */
    refusal: {},
    /** Calls that were tried, as `answer 3`, `start` or `test`. */
    tried: [] as string[],
  }
  http.defaults.adapter = async (config) => {
    const last = config.url?.split('/').at(-1) ?? ''
    const body = (typeof config.data === 'string' ? JSON.parse(config.data) : config.data) as Answer | undefined
    net.tried.push(last === 'answer' ? `answer ${body?.number}` : last === 'start' ? 'start' : 'test')
    const weather = net.forecast.shift() ?? net.always
    if (weather === 'down') throw failure()
    if (typeof weather === 'number') throw failure(weather, net.refusal)
    if (weather === 'twice') await reach(config)
    const reply = await reach(config)
    if (weather === 'lost') throw failure()
    return reply
  }
  return net
}
