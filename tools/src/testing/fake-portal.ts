import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { portalCommands } from '../portal/commands'

interface Received {
  method: string | undefined
  path: string | undefined
  headers: IncomingMessage['headers']
  body: Buffer
}

interface Answer {
  status: number
  body: string
}

/** A success of the portal. */
export const success = (data: unknown): Answer => ({
  status: 200,
  body: JSON.stringify({ code: 20000, message: 'ok', data }),
})

export const failure = (status: number, body: object): Answer => ({
  status,
  body: JSON.stringify({ code: status, ...body }),
})

/** A portal that records what it receives and gives prepared answers, and a project that is the current folder. */
export interface FakePortal {
  received: Received[]
  /** The answers to the next requests. */
  answers: Answer[]
  /** The folder of the project. */
  project: string
  /** What commands have printed. */
  printed: string[]
  stop: () => Promise<void>
}

const variables = ['LEKTA_PORTAL', 'LEKTA_RELEASE_TOKEN'] as const

/** Sets up a portal and a project for each test of a file. Returns an object that always has those of the current test. */
export function setUpFakePortal(): FakePortal {
  const before = variables.map((name) => [name, process.env[name]] as const)
  let server: Server
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const portal: FakePortal = { received: [], answers: [], project: '', printed: [], stop }

  beforeEach(async () => {
    Object.assign(portal, { received: [], answers: [], printed: [] })
    server = createServer(async (request, response) => {
      const { method, url, headers } = request
      portal.received.push({ method, path: url, headers, body: await buffer(request) })
      const { status, body } = portal.answers.shift() ?? { status: 500, body: '' }
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    Object.assign(process.env, { LEKTA_PORTAL: `http://127.0.0.1:${port}/`, LEKTA_RELEASE_TOKEN: 'secret' })
    portal.project = mkdtempSync(join(tmpdir(), 'lekta-portal-'))
    writeFileSync(join(portal.project, 'package.json'), '{ "name": "remote-teacher", "version": "1.0.0" }')
    jest.spyOn(process, 'cwd').mockReturnValue(portal.project)
    jest.spyOn(console, 'log').mockImplementation((text: string) => void portal.printed.push(text))
  })

  afterEach(async () => {
    jest.restoreAllMocks()
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    await stop()
    rmSync(portal.project, { recursive: true })
  })

  return portal
}

/** Runs a command of `lekta-tools` for the current project. */
export const runCommand = async (name: string, ...words: string[]) => portalCommands[name]?.(words)

/** Runs a command that must fail, and returns its error. */
export async function errorOf(name: string, ...words: string[]): Promise<Error> {
  const error: unknown = await runCommand(name, ...words).catch((reason: unknown) => reason)
  if (!(error instanceof Error)) throw new Error('The command succeeded.')
  return error
}
