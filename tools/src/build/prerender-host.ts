import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile } from './compile'
import type { Project } from './projects/project'

/** A prerendered page in one language. */
interface PrerenderedPage {
  title: string
  description: string
  html: string
}

type PrerenderedPages = Record<string, Record<string, PrerenderedPage>>

/** Name of the file with the prerendered pages, next to the host's page. */
export const prerenderedName = 'prerendered.json'

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
}
const plain = (text: string) => text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? entity)

/**
 * Moves `style` attributes into CSS rules, because the portal's content security policy forbids the attributes in
 * HTML. The rules override class rules, as the attributes would. The host restores the attributes when it takes over
 * the page.
 */
export function withoutStyleAttributes(html: string): { html: string; rules: string } {
  const names = new Map<string, string>()
  const nameOf = (style: string) => {
    const name = names.get(style) ?? String(names.size)
    names.set(style, name)
    return name
  }
  const clean = html.replace(/ style="([^"]*)"/g, (_, style: string) => ` data-s="${nameOf(plain(style))}"`)
  const rules = [...names].map(([style, name]) => `:root [data-s="${name}"]{${style}}`)
  return { html: clean, rules: rules.join('') }
}

/** Prerenders the host's public pages with a build of the host for Node. */
export async function prerenderHost({ configurePrerender }: Project, folder: string): Promise<void> {
  if (!configurePrerender) throw new Error('Only the host is prerendered.')
  const output = mkdtempSync(join(tmpdir(), 'lekta-prerender-'))
  try {
    await compile(configurePrerender({ output, development: false, hash: 'prerendered' }))
    const { prerenderAll } = createRequire(import.meta.url)(join(output, 'prerender.cjs')) as {
      prerenderAll: () => Promise<PrerenderedPages>
    }
    const pages = Object.entries(await prerenderAll()).map(([address, languages]) => {
      const clean = Object.entries(languages).map(([language, { html, ...words }]) => {
        return [language, { ...words, ...withoutStyleAttributes(html) }]
      })
      return [address, Object.fromEntries(clean)]
    })
    writeFileSync(join(folder, prerenderedName), JSON.stringify(Object.fromEntries(pages)))
  } finally {
    rmSync(output, { recursive: true, force: true })
  }
}
