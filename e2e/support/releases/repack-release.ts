import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar } from '../files/tar'
import { readRegistry, type TablePage } from '../portal/built-portal'
import { testRun } from '../test-run'

interface ListedFile {
  integrity: string
  bytes: number
  gzip: number
}

/** The fields of `release.json` that the helper reads or changes. */
interface Description {
  version: string
  container: string
  area: { name: string; pages: TablePage[] }
  files: Record<string, ListedFile>
}

const isText = (name: string) => /\.(js|css|json|html)$/.test(name)

const describeFile = (content: Buffer): ListedFile => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  bytes: content.length,
  gzip: gzipSync(content).length,
})

/** Returns the report of a check that has opened every page in two languages and four states, and found nothing. */
function reportOf({ area, version }: Description): Buffer {
  const pages = area.pages.map(({ path }) => ({ address: path.replace(/:\w+/g, '1'), role: area.name, problems: [] }))
  const about = { area: area.name, version, checked_at: new Date().toISOString(), tools: '1.0.0' }
  return Buffer.from(JSON.stringify({ ...about, pages, opened: pages.length * 8, problems: 0 }))
}

/** Returns the built release of an area as a package with another version. */
export function repackRelease(area: string, version: string): Buffer {
  const built = readRegistry(testRun().dist)[area]?.current.version
  if (!built) throw new Error(`The portal has no area ${area}.`)
  const folder = join(testRun().dist, 'remotes', area, built)
  const description = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Description
  const container = `${description.container}_repacked`
  const rename = (text: string) => text.replaceAll(description.container, container).replaceAll(built, version)
  const renamed = JSON.parse(rename(JSON.stringify(description))) as Description
  const read = (name: string): Buffer => {
    const content = readFileSync(join(folder, name))
    return isText(name) ? Buffer.from(rename(content.toString())) : content
  }
  const files = [
    ...Object.keys(description.files).map((name) => [rename(name), read(name)] as const),
    ['checks/pages.json', reportOf(renamed)] as const,
  ]
  const listed = Object.fromEntries(files.map(([name, content]) => [name, describeFile(content)]))
  const release = Buffer.from(JSON.stringify({ ...renamed, files: listed }))
  return gzipSync(packTar([['release.json', release], ...files]))
}
