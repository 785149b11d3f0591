import type { FastifyInstance } from 'fastify'
import { notFound } from '../errors/api-error'
import { selectPicture } from './queries'

/** Returns the path of a picture, relative to the portal's address. */
export const picturePathOf = (name: string) => `/api/picture/${name}`

/** Serves people's pictures. A picture never changes, because a new picture gets a new name. */
export function servePictures(app: FastifyInstance) {
  app.get<{ Params: { name: string } }>(
    picturePathOf(':name'),
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const content = await selectPicture(app.dependencies.database, params.name)
      if (!content) throw notFound('picture')
      // Only the browser may cache a picture, because it may show a child.
      return reply.header('Cache-Control', 'private, max-age=31536000, immutable').type('image/webp').send(content)
    },
  )
}
