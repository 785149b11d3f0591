import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file that is read only while it is sent, so that a large file is never in memory as a whole. */
export class StreamedFile extends File {
  /** The size in bytes. `size` is 0, because this class has no content before it is read. */
  readonly length: number
  readonly chunks: AsyncIterable<Buffer>

  constructor(chunks: AsyncIterable<Buffer>, { name, type, length }: { name: string; type: string; length: number }) {
    super([], name, { type })
    this.chunks = chunks
    this.length = length
  }
}

/** Sends a file as a download under its name. */
export async function sendFile(reply: FastifyReply, file: File) {
  reply.header('Content-Type', file.type || 'application/octet-stream')
  reply.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
  if (!(file instanceof StreamedFile)) return reply.send(Buffer.from(await file.arrayBuffer()))
  reply.header('Content-Length', file.length)
  return reply.send(Readable.from(file.chunks))
}
