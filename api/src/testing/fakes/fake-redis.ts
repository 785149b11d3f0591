import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`
const list = (sign: '*' | '>', ...parts: readonly (string | number)[]) =>
  `${sign}${parts.length}\r\n${parts.map((part) => (typeof part === 'number' ? `:${part}\r\n` : bulk(part))).join('')}`

/** Takes the complete commands, arrays of texts, from the beginning of what has arrived. Returns them and the rest. */
function commandsIn(received: Buffer): { commands: string[][]; rest: Buffer } {
  const commands: string[][] = []
  let rest = received
  for (;;) {
    let at = 0
    const line = () => {
      const end = rest.indexOf('\r\n', at)
      if (end < 0) return null
      const text = rest.toString('utf8', at, end)
      at = end + 2
      return Number(text.slice(1))
    }
    const count = line()
    const parts: string[] = []
    for (let i = 0; count !== null && i < count; i++) {
      const size = line()
      if (size === null || rest.length < at + size + 2) return { commands, rest }
      parts.push(rest.toString('utf8', at, at + size))
      at += size + 2
    }
    if (count === null) return { commands, rest }
    commands.push(parts)
    rest = rest.subarray(at)
  }
}

/** Starts a server that speaks Redis's protocol as far as publishing and subscribing needs it. */
export async function fakeRedis() {
  /** The password that new connections need; a test may change it. */
  const state = { password: 'secret' }
  /** The channels of each connection. */
  const connections = new Map<Socket, Set<string>>()
  const published: string[] = []
  const listeners = (channel: string) => [...connections].filter(([, channels]) => channels.has(channel))

  const answers: Record<string, (socket: Socket, args: readonly string[]) => string> = {
    HELLO: (_, [, , , password]) =>
      password === state.password ? '%1\r\n$5\r\nproto\r\n:3\r\n' : '-WRONGPASS invalid username-password pair\r\n',
    CLIENT: () => '+OK\r\n',
    SELECT: () => '+OK\r\n',
    PING: () => '+PONG\r\n',
    SUBSCRIBE: (socket, [channel = '']) =>
      list('>', 'subscribe', channel, connections.get(socket)?.add(channel).size ?? 0),
    UNSUBSCRIBE: (socket, [channel = '']) => {
      connections.get(socket)?.delete(channel)
      return list('>', 'unsubscribe', channel, connections.get(socket)?.size ?? 0)
    },
    PUBLISH: (_, [channel = '', text = '']) => {
      published.push(`${channel} ${text}`)
      for (const [socket] of listeners(channel)) socket.write(list('>', 'message', channel, text))
      return `:${listeners(channel).length}\r\n`
    },
    PUBSUB: (_, [, channel = '']) => list('*', channel, listeners(channel).length),
  }
  const server = createServer((socket) => {
    connections.set(socket, new Set())
    let received = Buffer.alloc(0)
    socket.on('close', () => connections.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      const { commands, rest } = commandsIn(Buffer.concat([received, chunk]))
      received = Buffer.from(rest)
      for (const [name = '', ...args] of commands) {
        const answer = answers[name.toUpperCase()]
        socket.write(answer ? answer(socket, args) : `-ERR unknown command '${name}'\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    state,
    address: `redis://:${state.password}@127.0.0.1:${port}/2`,
    /** Everything that was published, each with its channel. */
    published,
    /** The channels that have a listener. */
    channels: () => [...connections.values()].flatMap((channels) => [...channels]),
    loseConnections: async () => {
      for (const socket of connections.keys()) socket.destroy()
    },
    close: async () => {
      for (const socket of connections.keys()) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
