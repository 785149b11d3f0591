import type { Server } from 'node:http'
import { importLimit } from '@lekta/shared/contract/import/import'
import { slowestUpload } from '@lekta/shared/lib/slowest-upload'
import type { FastifyHttpOptions } from 'fastify'
import { answerClientError } from '../client-error'

/** How long a client may take and how many connections it may open. Times in milliseconds. */
export interface ClientLimits {
  /** For all headers of a request. */
  headersTimeout: number
  /** For a whole request, even if its bytes arrive steadily. */
  requestTimeout: number
  /** For the beginning of a body, before `bodyRate` applies. */
  bodyGrace: number
  /** Bytes of a body that extend its time by a second. */
  bodyRate: number
  /** Open connections from one network address. */
  socketsPerAddress: number
  /** How often the times are checked. */
  checkInterval: number
}

const SECOND = 1000

/**
 * Browsers open at most six connections to a server, including event streams. A school of 500 devices behind one
 * address then has 3000, and up to twice as many after its Wi-Fi has failed, until the server notices that the old
 * ones are gone.
 */
const SOCKETS_PER_ADDRESS = 500 * 6 * 2

/**
 * A body may take 20 seconds plus one for every 500 bytes received, as in Apache's mod_reqtimeout. That is a 25th of
 * the rate of the slowest upload that we support, and bytes that arrive faster make up for a later stall, so bad
 * Wi-Fi does not end an honest upload, but a client that sends a byte every few seconds cannot keep a connection
 * open.
 */
export const clientLimits: ClientLimits = {
  headersTimeout: 20 * SECOND,
  // The largest file at the slowest rate, and a minute for stalls.
  requestTimeout: Math.ceil(importLimit / slowestUpload + 60) * SECOND,
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
