import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Release, readRegistry } from '../portal/built-portal'
import { testRun } from '../test-run'

/** The response that is sent instead of a file; `held` delays the file. */
export type Answer = { status: number } | { held: true }

/** A served release: its registry line, and its files by URL. */
export interface ServedRelease {
  line: Release
  files: Map<string, Buffer>
  /** Responses for files that are not sent normally, by URL; `*` means all files. */
  answers: Map<string, Answer>
}

/** The page that the releases break and the tests open. */
export const brokenPage = '/teacher/student'

/** Returns the teacher's release as built. */
export function healthyRelease(): Release {
  const line = readRegistry(testRun().dist).teacher
  if (!line) throw new Error('The portal has no teacher area.')
  return line.current
}

const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

const isText = (url: string) => /\.(js|css|json)$/.test(url)

/** Returns a copy of the healthy release with its own version and container name, so that one page can load both. */
export function copyRelease(name: string): ServedRelease {
  const healthy = healthyRelease()
  const version = `9.9.9-${name}`
  const container = `${healthy.container}_${name.replaceAll('-', '_')}`
  const rename = (text: string) =>
    text.replaceAll(healthy.container, container).replaceAll(`/${healthy.version}/`, `/${version}/`)
  const line = JSON.parse(rename(JSON.stringify({ ...healthy, version }))) as Release
  const files = Object.keys(healthy.files).map((url) => {
    const content = readFileSync(join(testRun().dist, url))
    return [rename(url), isText(url) ? Buffer.from(rename(content.toString())) : content] as const
  })
  return { line, files: new Map(files), answers: new Map() }
}

/** Returns the URLs of the files that the broken page consists of. Throws if the build divides it differently. */
export function partsOf({ line }: ServedRelease) {
  const [area, ...others] = (line.preload[brokenPage] ?? []).filter((url) => url.endsWith('.js'))
  const style = line.preload[brokenPage]?.find((url) => url.endsWith('.css'))
  const page = others.at(-1)
  if (!area || !page || !style) throw new Error(`${brokenPage} is not made of an area, a page and a style any more.`)
  return { entry: line.entry, area, page, style }
}

export function edit({ files }: ServedRelease, url: string, change: (text: string) => string) {
  const before = files.get(url)?.toString() ?? ''
  const after = change(before)
  if (after === before) throw new Error(`Nothing was broken in ${url}: the build writes it differently now.`)
  files.set(url, Buffer.from(after))
}

/** Returns webpack's id of the first module imported after `before` in a chunk. Throws if there is none. */
function moduleIn(text: string, before: RegExp): string {
  const found = new RegExp(`${before.source}[^]*?\\.then\\(\\(\\)=>(?:\\(\\)=>)?\\w\\((\\d+)\\)\\)`).exec(text)
  if (!found?.[1]) throw new Error(`No module is asked for after ${before}: the build writes it differently now.`)
  return found[1]
}

/** Replaces a module in the file that contains it. The new code may use `module`, `exports` and `webpack`. */
function replaceModule(release: ServedRelease, url: string, id: string, code: string) {
  const queue = `globalThis.webpackChunk${release.line.container}`
  const chunk = `{${id}:(module,exports,webpack)=>{webpack.r(exports);${code}}}`
  edit(release, url, (text) => `${text};(${queue}||=[]).push([["broken"],${chunk}]);`)
}

/** Replaces the broken page with other code. */
export function replacePage(release: ServedRelease, code: string) {
  const { area, page } = partsOf(release)
  const id = moduleIn(release.files.get(area)?.toString() ?? '', new RegExp(`path:"${brokenPage}"`))
  replaceModule(release, page, id, code)
}

/** Replaces the broken page with a component whose function has this body. */
export const drawPage = (release: ServedRelease, body: string) =>
  replacePage(release, `webpack.d(exports,{default:()=>()=>{${body};return null}})`)

/** Replaces the module that exposes the area with other code. */
export function replaceArea(release: ServedRelease, code: string) {
  const { entry, area } = partsOf(release)
  const id = moduleIn(release.files.get(entry)?.toString() ?? '', /"\.\/area":/)
  replaceModule(release, area, id, code)
}

/** Returns the release with hashes that match its current files. */
export function sealRelease(release: ServedRelease): ServedRelease {
  const hashes = [...release.files].map(([url, content]) => [url, hashOf(content)] as const)
  return { ...release, line: { ...release.line, files: Object.fromEntries(hashes) } }
}
