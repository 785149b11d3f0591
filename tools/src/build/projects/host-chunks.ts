import type { Chunk, ChunkGraph, Module } from 'webpack'

const isOfKit = ({ name }: Chunk) => name?.startsWith('kit-') ?? false

/** Whether a chunk belongs to public pages only, which have no frame and share their parts among themselves. */
const isPublic = ({ groupsIterable }: Chunk) =>
  [...groupsIterable].every(({ origins }) => origins.every(({ request }) => request?.startsWith('./site/')))

/**
 * Returns the name of a chunk for what the frame, or otherwise the same modules of the kit, are made of; undefined for
 * what belongs to neither, so that webpack does not put all of it into one chunk.
 */
function commonChunk(_: unknown, chunks: readonly Chunk[]): string | undefined {
  if (chunks.some(({ name }) => name === 'frame')) return 'common~frame'
  const names = chunks.flatMap((chunk) => (isOfKit(chunk) && chunk.name ? [chunk.name] : []))
  return names.length > 0 ? `common~${names.sort().join('~')}` : undefined
}

/**
 * Puts what the modules of the kit are made of into chunks of their own, so that it loads once, whether a page of the
 * host or of an area uses it. What the frame uses is one chunk, because every page in the frame loads it.
 */
export const kitChunks = {
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'whole-kit' && !isPublic(chunk),
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(isOfKit),
  name: commonChunk,
  // Less than this costs more as a file of its own than in each of the modules.
  minSize: 3000,
  minChunks: 2,
  priority: 10,
}

const isOfSession = ({ name, groupsIterable }: Chunk) =>
  name === 'session' ||
  name === 'frame' ||
  [...groupsIterable].some(({ origins }) => origins.some(({ request }) => request === './containers/containers'))

/** Puts what the frame, the loader of areas and the first chunk of a session have in common into one chunk. */
export const sessionChunks = { chunks: isOfSession, name: 'common~session', minSize: 0, minChunks: 2, priority: 5 }
