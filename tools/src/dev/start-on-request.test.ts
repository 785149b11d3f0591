import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startOnRequest } from './start-on-request'

let servers: Server[]
beforeEach(() => {
  servers = []
})
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function listen(port: number, content: string) {
  const server = createServer((_, response) => void response.end(content)).listen(port, 'localhost')
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function freePort() {
  const port = await listen(0, '')
  const [server] = servers.splice(0)
  await new Promise((resolve) => server?.close(resolve))
  return port
}

test('the first request starts the other server, which answers it and all later ones', async () => {
  const port = await freePort()
  let starts = 0
  await startOnRequest(port, async () => {
    starts += 1
    await listen(port, 'compiled')
  })
  expect(starts).toBe(0)
  for (const path of ['entry.js', 'page.js']) {
    const answer = await fetch(`http://localhost:${port}/${path}`)
    expect([answer.url, await answer.text()]).toEqual([`http://localhost:${port}/${path}`, 'compiled'])
  }
  expect(starts).toBe(1)
})

test('if the other server cannot be started, the request says why', async () => {
  const port = await freePort()
  await startOnRequest(port, async () => {
    throw new Error('The port is taken.')
  })
  const answer = await fetch(`http://localhost:${port}/entry.js`)
  expect([answer.status, await answer.text()]).toEqual([500, 'Error: The port is taken.'])
})
