import { once } from 'node:events'
import { createServer } from 'node:http'

/**
 * Listens on a port, and calls `start` at the first request. `start` must make another server listen on the port, to
 * which waiting requests are then redirected. Resolves when the port is open.
 */
export async function startOnRequest(port: number, start: () => Promise<void>): Promise<void> {
  let started: Promise<void> | undefined
  const server = createServer(async (request, response) => {
    started ??= (async () => {
      server.close()
      await start()
    })()
    // A page of another origin only follows a redirect that allows it.
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Connection', 'close')
    try {
      await started
      response.writeHead(307, { Location: `http://${request.headers.host}${request.url}` }).end()
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
}
