import type { Page } from 'playwright-core'

/** The longest part of a message that is reported. */
const longest = 300

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, longest)

interface Failure {
  problem: string
  isConsole?: boolean
}

/**
 * Collects what goes wrong in a page's code and requests. `take` returns it and starts over. Where calls of the API
 * fail on purpose, the console may say so.
 */
export function recordFailures(page: Page): { take: (options: { withConsole: boolean }) => string[] } {
  const failures: Failure[] = []
  page.on('pageerror', ({ message }) => failures.push({ problem: `throws “${firstLine(message)}”` }))
  page.on('console', (message) => {
    const text = message.text()
    // A failed request is recorded as a response.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
      failures.push({ problem: `writes an error to the console: “${firstLine(text)}”`, isConsole: true })
  })
  page.on('response', (response) => {
    const [status, url] = [response.status(), response.url()]
    if (status >= 400) failures.push({ problem: `asks for ${url}, which is answered with ${status}` })
  })
  return {
    take({ withConsole }) {
      const taken = failures.splice(0).filter(({ isConsole }) => withConsole || !isConsole)
      return [...new Set(taken.map(({ problem }) => problem))]
    },
  }
}
