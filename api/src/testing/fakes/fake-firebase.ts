import { generateKeyPairSync, verify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A message that the push service received. */
export interface Sent {
  token: string
  notification: { title: string; body: string }
  data: Record<string, string>
  webpush: { notification: { tag: string }; fcm_options?: { link: string } }
}

const textOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

const failure = (status: number, errorCode: string, message: string) => ({
  status,
  body: {
    error: {
      code: status,
      message,
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  },
})

/** Failures of the push service, by registration token. */
const answers: Readonly<Record<string, ReturnType<typeof failure>>> = {
  gone: failure(404, 'UNREGISTERED', 'Requested entity was not found.'),
  nonsense: failure(400, 'INVALID_ARGUMENT', 'The registration token is not a valid FCM registration token'),
  busy: failure(503, 'UNAVAILABLE', 'The service is currently unavailable.'),
  refused: failure(400, 'INVALID_ARGUMENT', 'Invalid value at message.webpush'),
}

/**
 * Starts a fake of Google's token server and push service. It accepts tokens signed by the service account and
 * records the messages.
 */
export async function fakeFirebase() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const sent: Sent[] = []
  let logins = 0
  const signed = (assertion: string) => {
    const [head = '', claims = '', signature = ''] = assertion.split('.')
    const right = verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))
    const { iss, scope, aud, iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const isForUs =
      iss === 'lekta@push.test' && aud === `${address}/token` && scope.endsWith('/auth/firebase.messaging')
    return right && isForUs && exp - iat === 3600
  }
  const login = (form: URLSearchParams) => {
    const granted = form.get('grant_type')?.endsWith(':jwt-bearer') && signed(form.get('assertion') ?? '')
    if (!granted) return { status: 400, body: { error: 'invalid_grant' } }
    return { status: 200, body: { access_token: `access ${++logins}`, expires_in: 3600, token_type: 'Bearer' } }
  }
  const take = (authorization: string | undefined, message: Sent) => {
    if (authorization !== `Bearer access ${logins}`) return { status: 401, body: { error: { code: 401 } } }
    const refusal = answers[message.token]
    if (!refusal) sent.push(message)
    return refusal ?? { status: 200, body: { name: `projects/lekta-test/messages/${sent.length}` } }
  }
  const server = createServer(async (request, response) => {
    const text = await textOf(request)
    const { status, body } =
      request.url === '/token'
        ? login(new URLSearchParams(text))
        : request.url === '/v1/projects/lekta-test/messages:send'
          ? take(request.headers.authorization, JSON.parse(text).message)
          : { status: 404, body: {} }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const folder = await mkdtemp(join(tmpdir(), 'lekta-firebase-'))
  const keyFile = join(folder, 'key.json')
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' })
  const account = { project_id: 'lekta-test', client_email: 'lekta@push.test', private_key: key }
  await writeFile(keyFile, JSON.stringify({ ...account, token_uri: `${address}/token` }))
  const webApp = { apiKey: 'key', projectId: 'lekta-test', messagingSenderId: '1', appId: '1:1:web:1' }
  return {
    sent,
    /** Returns how many access tokens were issued. */
    logins: () => logins,
    environment: {
      FIREBASE_WEB_APP: JSON.stringify(webApp),
      FIREBASE_VAPID_KEY: 'B'.repeat(87),
      FIREBASE_SERVICE_ACCOUNT: keyFile,
      FIREBASE_API: address,
    },
    close: async () => {
      server.close()
      await rm(folder, { recursive: true })
    },
  }
}
