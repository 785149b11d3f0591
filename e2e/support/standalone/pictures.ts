import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@lekta/tools/packages'
import type { Shown } from '@lekta/tools/standalone-pages'
import type { Page } from '@playwright/test'

/** Pictures are for people: they are taken only if someone wants to look at them, because they take half of the time. */
const areTaken = process.env.PICTURES === '1'

const folder = join(root, 'e2e/artifacts/pictures')

const fileOf = (area: string, { role, state, language, at }: Shown) =>
  `${[area, ...at.split(/\W+/).filter(Boolean), role, state, language].join('-')}.png`

/** Saves how a page looks. */
export async function takePicture(page: Page, shown: Shown) {
  if (!areTaken) return
  mkdirSync(folder, { recursive: true })
  const area = new URL(page.url()).pathname.split('/')[2] ?? ''
  await page.screenshot({ path: join(folder, fileOf(area, shown)) })
}

const pictureOf = (file: string) =>
  `<figure><img src="${file}" loading="lazy" alt=""><figcaption>${file}</figcaption></figure>`

/** Writes a page with all pictures. */
export function writePictureIndex() {
  if (!areTaken || !existsSync(folder)) return
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'))
  const style = 'body{display:flex;flex-wrap:wrap;gap:16px}img{height:360px;border:1px solid #ccc}figure{margin:0}'
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Pages in all states</title><style>${style}</style>${files.map(pictureOf).join('')}`,
  )
}
