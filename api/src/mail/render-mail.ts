import { brand } from '@lekta/shared/brand'
import { frame, type MailLanguage } from './templates'
import type { Letter } from './templates/template'

/** A mail as it is sent. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
}

const { ink, paper, teal, tealInk } = brand.colors

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** Returns a text as one line, without characters that could end a header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim()

/** Colours for mail programs in dark mode. All other mail programs use the inline colours. */
const dark = `@media (prefers-color-scheme: dark) {
  .page { background: #0f1f23 !important } .card { background: #16292e !important }
  .card, .card p, .card h1 { color: #e8f1f1 !important } .card .quiet, .quiet, .quiet a { color: #a9bcbe !important }
}`

const font = "font-family: Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const paragraph = (text: string) =>
  `<p style="margin: 0 0 16px; font-size: 16px; line-height: 1.6; color: ${ink}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const button = ({ label, link }: { label: string; link: string }) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin: 8px 0 24px"><tr><td style="border-radius: 10px; background: ${teal}">` +
  `<a href="${escapeHtml(link)}" style="display: inline-block; padding: 13px 24px; font-size: 16px; font-weight: 600; color: ${ink}; text-decoration: none">${escapeHtml(label)}</a>` +
  '</td></tr></table>'

const linkedLine = ({ text, link }: { text: string; link: string }) =>
  `<p style="margin: 0 0 12px; font-size: 16px; line-height: 1.5"><a href="${escapeHtml(link)}" style="color: ${tealInk}">${escapeHtml(text)}</a></p>`

const quiet = (html: string) =>
  `<p class="quiet" style="margin: 0 0 8px; font-size: 14px; line-height: 1.5; color: #5a7379">${html}</p>`

const linkTo = (address: string) =>
  `<a href="${escapeHtml(address)}" style="color: ${tealInk}; word-break: break-all">${escapeHtml(address)}</a>`

function htmlOf(letter: Letter, language: MailLanguage, publicUrl: string): string {
  const { subject, to, paragraphs, lines = [], action, after = [] } = letter
  const { hello, foot, plainLink } = frame[language]
  const body = [
    ...(to === undefined ? [] : [paragraph(hello(to))]),
    ...paragraphs.map(paragraph),
    ...lines.map(linkedLine),
    ...(action ? [button(action)] : []),
    ...after.map((text) => quiet(escapeHtml(text))),
    ...(action ? [quiet(`${escapeHtml(plainLink)}<br>${linkTo(action.link)}`)] : []),
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin: 0; padding: 0; background: ${paper}; ${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding: 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; ${font}">
<tr><td style="padding: 0 4px 16px"><span style="display: inline-block; padding: 6px 14px; border-radius: 10px; background: ${teal}; color: ${ink}; font-size: 18px; font-weight: 700">${brand.name}</span></td></tr>
<tr><td class="card" style="padding: 32px 28px 24px; border-radius: 16px; background: #ffffff; color: ${ink}">
<h1 style="margin: 0 0 20px; font-size: 22px; line-height: 1.3; color: ${ink}">${escapeHtml(subject)}</h1>
${body.join('\n')}
</td></tr>
<tr><td style="padding: 16px 4px 0">${quiet(`${escapeHtml(foot)} ${linkTo(publicUrl)}`)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function textOf(
  { to, paragraphs, lines = [], action, after = [] }: Letter,
  language: MailLanguage,
  publicUrl: string,
): string {
  const { hello, foot } = frame[language]
  const parts = [
    ...(to === undefined ? [] : [hello(to)]),
    ...paragraphs,
    ...lines.map(({ text, link }) => `${text}:\n${link}`),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...after,
    `-- \n${foot} ${publicUrl}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** Renders a letter as HTML and as plain text. A path becomes an address under `publicUrl`. */
export function renderMail(letter: Letter, language: MailLanguage, publicUrl: string): RenderedMail {
  const { action, lines } = letter
  const addressOf = (link: string) => (link.startsWith('/') ? publicUrl + link : link)
  const whole: Letter = {
    ...letter,
    subject: oneLine(letter.subject),
    ...(letter.to !== undefined && { to: oneLine(letter.to) }),
    ...(lines && { lines: lines.map(({ text, link }) => ({ text, link: addressOf(link) })) }),
    ...(action && { action: { ...action, link: addressOf(action.link) } }),
  }
  return {
    subject: whole.subject,
    text: textOf(whole, language, publicUrl),
    html: htmlOf(whole, language, publicUrl),
  }
}
