import type { Chunk, ChunkGraph, Module } from 'webpack'

const isOfKit = ({ name }: Chunk) => name?.startsWith('kit-') ?? false

/** Whether a chunk belongs to public pages only, which have no frame and share their parts among themselves. */
const isPublic = ({ groupsIterable }: Chunk) =>
  [...groupsIterable].every(({ origins }) => origins.every(({ request }) => request?.startsWith('./site/')))

/** Returns the name of a chunk for what the frame, or otherwise the same modules of the kit, are made of. */
function commonChunk(_: unknown, chunks: readonly Chunk[]): string {
  const names = chunks.flatMap((chunk) => (isOfKit(chunk) && chunk.name ? [chunk.name] : []))
  return `common~${chunks.some(({ name }) => name === 'frame') ? 'frame' : names.sort().join('~')}`
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
  minSize: 0,
  minChunks: 2,
  priority: 10,
}
