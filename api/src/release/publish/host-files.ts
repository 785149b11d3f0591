import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isMissing } from '../../errors/is-missing'

const Pages = z.object({ pages: z.record(z.string(), z.unknown()) })
const Modules = z.record(z.string(), z.object({ version: z.string(), exports: z.array(z.string()) }))

async function readHostFile<Schema extends z.ZodMiniType>(portalDir: string, name: string, schema: Schema) {
  const text = await readFile(join(portalDir, 'host', name), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return text === null ? null : z.parse(schema, JSON.parse(text))
}

/** Returns the paths of the host's own pages. */
export async function readHostPages(portalDir: string): Promise<string[]> {
  return Object.keys((await readHostFile(portalDir, 'files.json', Pages))?.pages ?? {})
}

/** Returns the modules that the host shares with areas; null if its build does not say it. */
export const readSharedModules = (portalDir: string) => readHostFile(portalDir, 'shared.json', Modules)
