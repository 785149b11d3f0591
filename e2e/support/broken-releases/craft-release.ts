import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Release, readRegistry } from '../portal/built-portal'
import { testRun } from '../test-run'

/** A response that replaces a file. */
export type Answer = { status: number } | { held: true }

/** A release as it is served: its line in the registry, and its files by their URLs. */
export interface ServedRelease {
  line: Release
  files: Map<string, Buffer>
  /** Files that are not simply sent; `*` means all of them. */
  answers: Map<string, Answer>
}

/** The page that is broken and looked at. */
export const brokenPage = '/teacher/student'

/** The teacher's release as it was built. */
export function healthyRelease(): Release {
  const line = readRegistry(testRun().dist).teacher
  if (!line) throw new Error('The portal has no teacher area.')
  return line.current
}

const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

const isText = (url: string) => /\.(js|css|json)$/.test(url)

/** A copy of the healthy release under a version and a container name of its own, so that both can live in one page. */
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

/** The files that the broken page is made of. */
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

/** The number under which webpack keeps a module, as another module asks for it. */
function moduleIn(text: string, before: RegExp): string {
  const found = new RegExp(`${before.source}[^]*?\\.then\\(\\(\\)=>(?:\\(\\)=>)?\\w\\((\\d+)\\)\\)`).exec(text)
  if (!found?.[1]) throw new Error(`No module is asked for after ${before}: the build writes it differently now.`)
  return found[1]
}

/** Puts other code in the place of a module, in the file that brings it. `module` and `exports` are at hand, as in webpack. */
function replaceModule(release: ServedRelease, url: string, id: string, code: string) {
  const queue = `globalThis.webpackChunk${release.line.container}`
  const chunk = `{${id}:(module,exports,webpack)=>{webpack.r(exports);${code}}}`
  edit(release, url, (text) => `${text};(${queue}||=[]).push([["broken"],${chunk}]);`)
}

/** Other code in the place of the page. */
export function replacePage(release: ServedRelease, code: string) {
  const { area, page } = partsOf(release)
  const id = moduleIn(release.files.get(area)?.toString() ?? '', new RegExp(`path:"${brokenPage}"`))
  replaceModule(release, page, id, code)
}

/** A page whose component is a function with this body. */
export const drawPage = (release: ServedRelease, body: string) =>
  replacePage(release, `webpack.d(exports,{default:()=>()=>{${body};return null}})`)

/** Other code in the place of the module that exposes the area. */
export function replaceArea(release: ServedRelease, code: string) {
  const { entry, area } = partsOf(release)
  const id = moduleIn(release.files.get(entry)?.toString() ?? '', /"\.\/area":/)
  replaceModule(release, area, id, code)
}

/** The release with the hashes of its files as they are now. */
export function sealRelease(release: ServedRelease): ServedRelease {
  const hashes = [...release.files].map(([url, content]) => [url, hashOf(content)] as const)
  return { ...release, line: { ...release.line, files: Object.fromEntries(hashes) } }
}
