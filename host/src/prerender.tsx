import { createHttp, createStore } from '@lekta/shared/client'
import { createWords, type Language, type WordBook } from '@lekta/shared/i18n'
import { pageAt } from '@lekta/shared/routing'
import { prerender } from 'react-dom/static'
import { withHostArea } from './app/host-area'
import { Portal } from './app/portal'
import { type PrerenderedPage, prerenderedPages } from './app/prerendered-pages'
import { createPrerenderRouter, preparePage } from './app/router'
import { area } from './area'
import { noOverrides } from './federation/override'
import { createPortalContext } from './federation/portal-context'
import type { Remotes } from './federation/remotes'
import { loadLanguage } from './lib/language'

/** Placeholder that the server replaces with each response's nonce. */
export const nonceMark = '__nonce__'

export interface Prerendered {
  title: string
  description: string
  /** The content of the root element. */
  html: string
}

const rejectArea = async (name: string) => {
  throw new Error(`The area ${name} is not prerendered.`)
}

const noRemotes: Remotes = {
  areas: [],
  overrides: noOverrides,
  preload: () => undefined,
  loadScreen: rejectArea,
  loadFill: rejectArea,
  dropRelease: () => false,
  dropFill: () => false,
  show: () => () => undefined,
  retry: () => undefined,
  versionOf: () => '',
}

async function loadWords(language: Language): Promise<WordBook> {
  const words = createWords('en')
  await loadLanguage(words, language)
  return words
}

/** Renders one public page in one language, for a visitor without a login. */
export async function prerenderPage(
  { address, description }: PrerenderedPage,
  language: Language,
): Promise<Prerendered> {
  const words = await loadWords(language)
  const context = createPortalContext(createStore(createHttp()), withHostArea(noRemotes, area), words)
  const { pathname } = new URL(address, 'http://portal')
  await preparePage(context, pathname)
  const router = createPrerenderRouter(context, address)
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY }
  const { prelude } = await prerender(<Portal context={context} router={router} nonce={nonceMark} />, options)
  const html = await new Response(prelude).text()
  router.dispose()
  return { title: words.t(pageAt(context.pages, pathname)?.title ?? ''), description: words.t(description), html }
}

/** Returns every prerendered page by its address and language. */
export async function prerenderAll(): Promise<Record<string, Record<Language, Prerendered>>> {
  const all: Record<string, Record<Language, Prerendered>> = {}
  for (const page of prerenderedPages)
    all[page.address] = { en: await prerenderPage(page, 'en'), id: await prerenderPage(page, 'id') }
  return all
}
