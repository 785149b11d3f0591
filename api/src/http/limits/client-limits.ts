import type { Server } from 'node:http'
import { importLimit } from '@lekta/shared/contract/import/import'
import { slowestTransfer } from '@lekta/shared/lib/slowest-transfer'
import type { FastifyHttpOptions } from 'fastify'
import { answerClientError } from '../client-error'

/** How long a client may take and how many connections it may open. Times are in milliseconds. */
export interface ClientLimits {
  /** Maximum time for all headers of a request. */
  headersTimeout: number
  /** Maximum time for a whole request, even if its bytes arrive steadily. */
  requestTimeout: number
  /** Time for the beginning of a body, before `bodyRate` applies. */
  bodyGrace: number
  /** Number of bytes that give a body another second to arrive. */
  bodyRate: number
  /** Maximum number of open connections from one network address. */
  socketsPerAddress: number
  /** Interval between checks of the time limits. */
  checkInterval: number
}

const SECOND = 1000

/**
 * Browsers open at most six connections to a server, including event streams. A school of 500 devices behind one
 * address therefore opens up to 3000. After its Wi-Fi fails, the number can double until the server notices that the
 * old connections are gone.
 */
const SOCKETS_PER_ADDRESS = 500 * 6 * 2

/**
 * A body may take 20 seconds plus one second for every 500 bytes received, as in Apache's mod_reqtimeout. This rate
 * is 1/25 of the slowest upload that we support. Bytes that arrive faster make up for a later stall, so bad Wi-Fi
 * does not end an honest upload. A client that sends a byte every few seconds cannot keep a connection open.
 */
export const clientLimits: ClientLimits = {
  headersTimeout: 20 * SECOND,
  // The time for the largest file at the slowest rate, plus a minute for stalls.
  requestTimeout: Math.ceil(importLimit / slowestTransfer + 60) * SECOND,
  bodyGrace: 20 * SECOND,
  bodyRate: 500,
  socketsPerAddress: SOCKETS_PER_ADDRESS,
  checkInterval: SECOND,
}

/** Returns fastify's options for the limits that Node enforces itself. */
export const serverOptions = ({ headersTimeout, requestTimeout, checkInterval }: ClientLimits) =>
  ({
    http: { headersTimeout, connectionsCheckingInterval: checkInterval },
    requestTimeout,
    clientErrorHandler: answerClientError,
  }) satisfies FastifyHttpOptions<Server>
