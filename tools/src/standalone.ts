import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compile } from './compile'
import { inputsOf } from './inputs'
import { distOf } from './packages'
import { precompress } from './precompress'
import { hostDirectory, standalone } from './webpack'

const placeIn = (dist: string) => join(dist, 'standalone')
const folderIn = (dist: string) => join(placeIn(dist), inputsOf(hostDirectory))

/** Whether the shell for areas that stand alone was built from what stands here now. */
export const standaloneIsBuilt = (dist = distOf()) => existsSync(folderIn(dist))

/** Builds the shell for areas that stand alone, once for all of them, unless it stands there; returns its folder. */
export async function buildStandalone(dist = distOf()): Promise<string> {
  const folder = folderIn(dist)
  if (existsSync(folder)) return folder
  const draft = join(dist, `.standalone.${process.pid}`)
  mkdirSync(draft, { recursive: true })
  try {
    await compile(standalone({ output: draft, development: false }))
    await precompress(readdirSync(join(draft, 'assets')).map((file) => join(draft, 'assets', file)))
    mkdirSync(placeIn(dist), { recursive: true })
    for (const other of readdirSync(placeIn(dist)).filter((name) => name !== basename(folder)))
      rmSync(join(placeIn(dist), other), { recursive: true, force: true })
    // Another release that was built at the same time may have been faster.
    if (!existsSync(folder)) renameSync(draft, folder)
    return folder
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Puts the shell beside a container, so that the release can be opened alone. */
export async function copyStandalone(release: string, dist: string): Promise<void> {
  cpSync(await buildStandalone(dist), release, { recursive: true })
}
