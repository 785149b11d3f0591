import { brand } from '@lekta/shared/brand'
import { type HostFiles, type Language, languages, type PrerenderedPage, type PrerenderedPages } from './files'
import { filesFor, linksOf, quoted } from './preload-hints'

/** The placeholder of the nonce in a prerendered page. */
const nonceMark = /__nonce__/g

/** The query parameters that have their own prerendered pages. */
const prerenderedQuery = ['as'] as const

/** Returns the address of a prerendered page: the path with the query parameters that matter. */
function addressOf(path: string, query: URLSearchParams): string {
  const parameters = prerenderedQuery.flatMap((name) => (query.get(name) ? [`${name}=${query.get(name)}`] : []))
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path
}

export interface RequestedPage {
  path: string
  query: URLSearchParams
  language: Language
}

/**
 * Returns the prerendered page for an address. If there is none for its query, returns the page for the path alone.
 */
export const prerenderedPageOf = (
  pages: PrerenderedPages,
  { path, query, language }: RequestedPage,
): PrerenderedPage | undefined => (pages[addressOf(path, query)] ?? pages[path])?.[language]

/** Returns the address of a page in a language. English has no parameter; other languages have one. */
const inLanguage = (address: string, language: Language) =>
  language === 'en' ? address : `${address}?lang=${language}`

/** Returns the head elements for search engines and link previews. */
function wordsOf(
  { title, description }: PrerenderedPage,
  { path, language }: RequestedPage,
  publicUrl: string,
): string {
  const address = publicUrl + path
  const pageUrl = inLanguage(address, language)
  const named = { 'og:type': 'website', 'og:site_name': brand.name, 'og:title': title, 'og:description': description }
  const properties = Object.entries({ ...named, 'og:url': pageUrl, 'og:locale': language === 'id' ? 'id_ID' : 'en_GB' })
  return [
    `<meta name="description" content="${quoted(description)}">`,
    `<link rel="canonical" href="${quoted(pageUrl)}">`,
    ...languages.map((one) => `<link rel="alternate" hreflang="${one}" href="${quoted(inLanguage(address, one))}">`),
    `<link rel="alternate" hreflang="x-default" href="${quoted(address)}">`,
    ...properties.map(([name, content]) => `<meta property="${name}" content="${quoted(content)}">`),
    '<meta name="twitter:card" content="summary">',
  ].join('')
}

const isStyle = (file: string) => file.endsWith('.css')

export interface Canvas {
  page: PrerenderedPage
  requested: RequestedPage
  host: HostFiles
  publicUrl: string
}

/** Returns the host's HTML with a prerendered page in it. The program hydrates the page at the first interaction. */
export function servePrerendered(html: string, { page, requested, host, publicUrl }: Canvas, nonce: string): string {
  const files = filesFor(requested, host)
  const styles = files.filter(isStyle).map((file) => `<link rel="stylesheet" href="${quoted(file)}">`)
  const fonts = linksOf(host.fonts.map((url) => ({ url })))
  const head = [
    wordsOf(page, requested, publicUrl),
    fonts,
    ...styles,
    `<style id="prerendered-rules" nonce="${nonce}">${page.rules}</style>`,
  ]
  const ahead = files.filter((file) => !isStyle(file)).join(' ')
  const root = `<div id="root" data-prerendered data-ahead="${quoted(ahead)}">${page.html.replace(nonceMark, nonce)}</div>`
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${quoted(page.title)} - ${quoted(brand.titleSuffix)}</title>`)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(/<div id="?root"?><\/div>/, () => root)
}

/** Returns the sitemap: every prerendered page in each language. */
export function sitemapOf(pages: PrerenderedPages, publicUrl: string): string {
  const paths = Object.keys(pages).filter((address) => !address.includes('?'))
  const entry = (path: string, language: Language) =>
    `<url><loc>${quoted(inLanguage(publicUrl + path, language))}</loc>${languages
      .map(
        (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${quoted(inLanguage(publicUrl + path, one))}"/>`,
      )
      .join('')}</url>`
  const urls = paths.flatMap((path) => languages.map((language) => entry(path, language)))
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${spaces}>${urls.join('')}</urlset>`
}

/** Returns `robots.txt`, which allows crawlers to visit only the public pages. */
export const robotsFor = (publicUrl: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /home/',
    'Disallow: /payment',
    'Allow: /',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
