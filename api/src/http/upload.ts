import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { Endpoint, Upload } from '@lekta/shared/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, badInput } from '../errors/api-error'
import { say } from '../i18n/sentence'
import { assertReadable } from './input'

declare module 'fastify' {
  interface FastifyRequest {
    upload: Upload | null
  }
}

const MEGABYTE = 1024 * 1024

/** Limits of a form, apart from the size of its file. */
const OTHERS = { files: 1, fields: 50, fieldSize: 10_000 }

/** Maximum number of bytes that the boundaries and fields of a form add to its file. */
const WRAPPING = MEGABYTE

/** Allows the routes of an app to accept forms with a file. */
export async function takeUploads(app: FastifyInstance) {
  await app.register(multipart)
  app.decorateRequest('upload', null)
}

const tooLarge = (maxBytes: number) =>
  new ApiError(413, say('This file is too large. The limit is {{most}} MB.', { most: Math.floor(maxBytes / MEGABYTE) }))

async function uploadAt(path: string, name: string): Promise<Upload> {
  const { size } = await stat(path)
  return {
    name,
    size,
    arrayBuffer: async () => new Uint8Array(await readFile(path)).buffer,
    stream: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
  }
}

/**
 * Writes the file to disk as it arrives, so that a large file does not fill the memory. The file is deleted after the
 * reply.
 */
async function store(request: FastifyRequest, { file, filename, fieldname }: MultipartFile): Promise<Upload | null> {
  const path = join(tmpdir(), `lekta-upload-${randomUUID()}`)
  // The plugin deletes the files in this list, also if the client disconnects.
  request.tmpUploads = [...(request.tmpUploads ?? []), path]
  await pipeline(file, createWriteStream(path, { mode: 0o600 }))
  return fieldname === 'file' ? uploadAt(path, filename) : null
}

async function readForm(request: FastifyRequest, maxBytes: number) {
  const body: Record<string, unknown> = {}
  let upload: Upload | null = null
  for await (const part of request.parts({ limits: { ...OTHERS, fileSize: maxBytes } })) {
    if (part.type === 'file') upload = await store(request, part)
    else body[part.fieldname] = part.value
  }
  return { body, upload }
}

/** Returns the error to send for an unreadable form. The parser's own errors have no code. */
function refusalOf(error: Error & { code?: string; statusCode?: number }, maxBytes: number): Error {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes)
  if (error.code === 'FST_FILES_LIMIT') return badInput({ file: 'Please send only one file.' })
  return error.code === undefined ? new ApiError(400, 'The request is malformed.') : error
}

/**
 * Reads a request's form. Its fields become the body. Throws a 413 if the file is too large, and a 415 if the body is
 * not a form.
 */
export async function receiveUpload(
  request: FastifyRequest,
  { maxBytes }: NonNullable<Endpoint['upload']>,
): Promise<void> {
  if (!request.isMultipart()) throw new ApiError(415, 'Please send the file in a form.')
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + WRAPPING) throw tooLarge(maxBytes)
  const { body, upload } = await readForm(request, maxBytes).catch((error) => {
    throw refusalOf(error, maxBytes)
  })
  if (!upload) throw badInput({ file: 'Please choose a file.' })
  assertReadable({ ...body, file: upload.name }, 'body')
  request.body = body
  request.upload = upload
}
