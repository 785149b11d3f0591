import lighthouse, { type Result } from 'lighthouse'

/** Lighthouse's result for a page on a slow phone: scores from 0 to 100, times in milliseconds. */
export interface PageAudit {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  /** First and largest contentful paint, and total blocking time. */
  firstPaint: number
  largestPaint: number
  blocked: number
  /** Cumulative layout shift, without a unit. */
  shift: number
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const numberOf = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN

const scoreOf = ({ categories: all }: Result, id: string) => Math.round((all[id]?.score ?? 0) * 100)

/** Runs Lighthouse with its default mobile throttling, in the browser that listens on a DevTools port. */
export async function auditPage(url: string, port: number): Promise<PageAudit> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] })
  if (!run) throw new Error(`Lighthouse said nothing of ${url}.`)
  const { lhr } = run
  return {
    scores: Object.fromEntries(categories.map((id) => [id, scoreOf(lhr, id)])) as PageAudit['scores'],
    firstPaint: numberOf(lhr, 'first-contentful-paint'),
    largestPaint: numberOf(lhr, 'largest-contentful-paint'),
    blocked: numberOf(lhr, 'total-blocking-time'),
    shift: numberOf(lhr, 'cumulative-layout-shift'),
  }
}
