import type { FastifyReply } from 'fastify'

/** Sends a file as a download under its name. */
export async function sendFile(reply: FastifyReply, file: File) {
  reply.header('Content-Type', file.type || 'application/octet-stream')
  reply.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
  return reply.send(Buffer.from(await file.arrayBuffer()))
}
