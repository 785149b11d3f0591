import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface Received {
  from: string
  to: string[]
  content: string
}

interface Login {
  user: string
  password: string
}

/**
 * Starts a mail server that accepts every mail, or refuses every recipient while `state.refuses` is set. If a login is
 * given, clients must use it; `urlWith` returns the server's address with a password.
 */
export async function fakeSmtp(login?: Login) {
  const received: Received[] = []
  const state = { refuses: false }
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password = '' }, _, done) =>
      password === login?.password ? done(null, { user: login.user }) : done(new Error('Wrong user or password')),
    onRcptTo: (_, __, done) => done(state.refuses ? new Error('No such mailbox: sri@home.example') : null),
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address)
      text(stream).then((content) => {
        received.push({ from, to, content })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return {
    host,
    url: `smtp://${host}`,
    urlWith: (password: string) => `smtp://${login?.user}:${password}@${host}`,
    received,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
