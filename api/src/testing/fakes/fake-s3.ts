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

const tagOf = (content: Buffer) => `"${sha256(content).slice(0, 32)}"`

/** The least size in bytes of a part that is not the last one. */
const LEAST_PART = 5 * 1024 * 1024

/** Returns functions for files that are stored part by part. */
function multipart(objects: Map<string, Buffer>) {
  const uploads = new Map<string, Buffer[]>()
  const complete = (path: string, id: string, list: string): [number, string] => {
    const parts = uploads.get(id) ?? []
    const tags = [...list.matchAll(/<ETag>(.*?)<\/ETag>/g)].map(([, tag]) => tag)
    if (tags.join() !== parts.map(tagOf).join()) return [400, '<Error><Code>InvalidPart</Code></Error>']
    if (parts.slice(0, -1).some(({ length }) => length < LEAST_PART))
      return [400, '<Error><Code>EntityTooSmall</Code></Error>']
    const content = Buffer.concat(parts)
    objects.set(path, content)
    uploads.delete(id)
    return [200, `<CompleteMultipartUploadResult><ETag>${tagOf(content)}</ETag></CompleteMultipartUploadResult>`]
  }
  return {
    uploads,
    /** Answers a request about parts with a status and a text; null for any other request. */
    answer: (method: string, path: string, query: URLSearchParams, body: Buffer): [number, string] | null => {
      if (method === 'POST' && query.has('uploads')) {
        const id = `upload ${uploads.size + 1}`
        uploads.set(id, [])
        return [200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`]
      }
      const id = query.get('uploadId')
      if (id === null) return null
      if (!uploads.has(id)) return [404, '<Error><Code>NoSuchUpload</Code></Error>']
      if (method === 'POST') return complete(path, id, body.toString())
      if (method === 'DELETE') return uploads.delete(id) ? [204, ''] : null
      uploads.get(id)?.splice(Number(query.get('partNumber')) - 1, 1, body)
      return [200, '']
    },
  }
}

/** Starts a store that speaks the protocol of Amazon S3 for one bucket, and checks signatures. */
export async function fakeS3(account: Account) {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  /** Whether every request fails, as in an outage. */
  const state = { refuses: false }
  const { uploads, answer: answerPart } = multipart(objects)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const [encoded = '', query] = (request.url ?? '').split('?')
    const path = decodeURIComponent(encoded)
    requests.push(`${request.method} ${path}`)
    const found = objects.get(path)
    const refusal =
      (state.refuses ? [500, 'InternalError'] : refusalOf(request, body, account)) ??
      (/^(GET|HEAD)$/.test(request.method ?? '') && !found ? [404, 'NoSuchKey'] : null)
    if (refusal) return response.writeHead(Number(refusal[0])).end(`<Error><Code>${refusal[1]}</Code></Error>`)
    const part = answerPart(request.method ?? '', path, new URLSearchParams(query), body)
    if (part) return response.writeHead(part[0], { ETag: tagOf(body) }).end(part[1])
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
    state,
    /** The parts of files that are not complete. */
    uploads,
    address: addressWith(account.secret),
    addressWith,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
