import { describeProblems, type PagesReport } from '@lekta/shared/contract/delivery/pages-report'
import type { ReleasePackage } from '@lekta/shared/contract/delivery/release-package'
import type { Unpacked } from '../package/pack'
import { builtPackage, readPackageFile } from '../package/package-file'
import { defineCommand } from '../project/define-command'
import { checkPages } from './check-pages'
import { servePackage } from './serve-package'

/** Returns what a check has found, as sentences. */
export function describeReport({ pages, opened }: PagesReport): string {
  const sentences = describeProblems(pages)
  const summary = sentences.length === 0 ? 'Nothing is wrong.' : `Problems: ${sentences.length}.`
  const count = pages.length === 1 ? '1 page was' : `${pages.length} pages were`
  return [...sentences, `${count} opened ${opened} times, in all languages and states. ${summary}`].join('\n')
}

const portalOf = (): string | null => process.env.LEKTA_PORTAL || null

/** Opens every page of a package. */
export async function checkPackage(release: Unpacked): Promise<PagesReport> {
  const served = await servePackage(release, portalOf())
  try {
    const { area, version } = release.content
    return await checkPages(served.address, { area: area.name, version })
  } finally {
    await served.stop()
  }
}

/** Opens every page of a release at the address of its standalone page. Rejects if there is none. */
async function checkAddress(address: string): Promise<PagesReport> {
  const page = await fetch(address).catch(({ message, cause }: Error) => {
    throw new Error(`${address} cannot be reached: ${cause instanceof Error ? cause.message : message}.`)
  })
  const answer = page.ok ? await fetch(new URL('release.json', page.url)) : page
  if (!answer.ok) throw new Error(`${address} is not the standalone page of a release (${answer.status}).`)
  const { area, version } = (await answer.json()) as ReleasePackage
  return checkPages(page.url, { area: area.name, version })
}

export const check = defineCommand({
  usage: `lekta-tools check [file]      open every page of a package in a browser; by default the one in dist
lekta-tools check <address>   the same for a release of a portal, at its address such as https://…/remotes/library/latest/
    --json   print the report as JSON

Each page is opened with the portal around it, in both languages, full, empty, failing and slow. If LEKTA_PORTAL is
the address of a portal, it answers what the package does not contain. The browser is CHROMIUM_PATH, or an installed one.`,
  options: { json: { type: 'boolean' } },
  word: { name: 'file or address', isOptional: true },
  async run({ values, positionals: [source] }) {
    const report = /^https?:\/\//.test(source ?? '')
      ? await checkAddress(source ?? '')
      : await checkPackage(await readPackageFile(source ?? builtPackage(process.cwd())))
    console.log(values.json ? JSON.stringify(report) : describeReport(report))
    if (report.problems > 0) process.exitCode = 1
  },
})
