import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config'
import { StartError } from './config/start-error'

type Address = Pick<Config, 'host' | 'port'>

/**
 * Returns a StartError if the error says that the server cannot listen on the address. Returns any other error
 * unchanged.
 */
function listenError(error: unknown, { host, port }: Address): unknown {
  const { code } = error as NodeJS.ErrnoException
  const other = `choose another, for example PORT=${port + 1}`
  if (code === 'EADDRINUSE') return new StartError(`PORT ${port} is in use by another program: stop it, or ${other}.`)
  if (code === 'EACCES') return new StartError(`This user may not use PORT ${port}: ${other}.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST "${host}" is not an address of this machine.`)
  return error
}

/** Throws a StartError if the server cannot currently listen on its address. */
export async function assertCanListen(address: Address): Promise<void> {
  const probe = createServer().listen(address.port, address.host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw listenError(error, address)
  }
  probe.close()
  await once(probe, 'close')
}

/** Listens on the address of the configuration. Returns the address as a URL. Throws a StartError if it cannot. */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<string> {
  try {
    return await app.listen({ host, port, listenTextResolver: () => 'listening' })
  } catch (error) {
    throw listenError(error, { host, port })
  }
}
