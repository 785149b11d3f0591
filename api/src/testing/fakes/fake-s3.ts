import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

interface Account {
  key: string
  secret: string
  bucket: string
  region: string
}

/** Returns the signature that a request should have, by version 4 of Amazon's signatures. */
function signatureFor(
  { method, url, headers }: IncomingMessage,
  signedHeaders: string,
  { secret, region }: Account,
): string {
  const [path = '', query = ''] = (url ?? '').split('?')
  const time = String(headers['x-amz-date'])
  const day = time.slice(0, 8)
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`)
  const canonical = [method, path, query, lines.join(''), signedHeaders, headers['x-amz-content-sha256']].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day))
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex')
}

function refusalOf(request: IncomingMessage, body: Buffer, account: Account): [number, string] | null {
  const { authorization = '', 'x-amz-content-sha256': hash } = request.headers
  const [, key, signed = '', signature] =
    /Credential=([^/]+)\/.*SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(authorization) ?? []
  if (key !== account.key) return [403, 'InvalidAccessKeyId']
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.split(';').includes(name)))
    return [403, 'AccessDenied']
  if (signature !== signatureFor(request, signed, account)) return [403, 'SignatureDoesNotMatch']
  if (hash !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch']
  return request.url?.startsWith(`/${account.bucket}/`) ? null : [404, 'NoSuchBucket']
}

/** Starts a store that speaks the protocol of Amazon S3 for one bucket, and checks signatures. */
export async function fakeS3(account: Account) {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const path = decodeURIComponent(request.url ?? '')
    requests.push(`${request.method} ${path}`)
    const found = objects.get(path)
    const refusal =
      refusalOf(request, body, account) ??
      (/^(GET|HEAD)$/.test(request.method ?? '') && !found ? [404, 'NoSuchKey'] : null)
    if (refusal) return response.writeHead(Number(refusal[0])).end(`<Error><Code>${refusal[1]}</Code></Error>`)
    if (request.method === 'PUT') objects.set(path, body)
    if (request.method === 'DELETE') objects.delete(path)
    return response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? found : undefined)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const addressWith = (secret: string, bucket = account.bucket) =>
    `http://${account.key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}/lekta?region=${account.region}`
  return {
    objects,
    requests,
    address: addressWith(account.secret),
    addressWith,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
