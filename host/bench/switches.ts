import type { CDPSession, Page } from 'playwright-core'

/** The cost of one click that leads back to a visited page; times in milliseconds. */
export interface Switch {
  /** From the click to the frame that shows the page. */
  painted: number
  /** CPU time of the page's own thread, which other programs do not affect. */
  cpuTime: number
}

/** Waits in the page for the next click, and then for the first frame that shows another view, or item of a test. */
export const watchClick = (what: 'view' | 'item') => {
  const isSeen = (view: Element) => view.getClientRects().length > 0
  const open = () =>
    what === 'item'
      ? (document.querySelector('[data-number]')?.getAttribute('data-number') ??
        document.querySelector('h1')?.textContent)
      : [...document.querySelectorAll('#page > div')].find((view) => isSeen(view) && view.querySelector('h1'))
  const before = open()
  const painted = new Promise<number>((resolve) => {
    const look = (clicked: number) => {
      const now = open()
      if (!now || now === before) return void requestAnimationFrame(() => look(clicked))
      // A task posted in an animation frame runs right after that frame has been rendered.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - clicked)
      port2.postMessage(null)
    }
    const begin = ({ timeStamp }: Event) => requestAnimationFrame(() => look(timeStamp))
    document.addEventListener('click', begin, { capture: true, once: true })
  })
  return { painted }
}

/** Returns the CPU time of the page’s thread so far, in milliseconds. Call `getReady` first. */
export async function threadTime(devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Prepares a page for `timeSwitch` and `threadTime`, which measure the CPU time of its thread. */
export async function getReady(page: Page, devtools: CDPSession) {
  // The TypeScript loader wraps functions in a `__name` helper, which the page does not have.
  await page.evaluate('globalThis.__name = (named) => named')
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
}

/** Clicks a link to a visited page and waits until that page is shown. `part` is the label of the link's navigation. */
export async function timeSwitch(page: Page, devtools: CDPSession, part: string, address: string): Promise<Switch> {
  const link = page.getByRole('navigation', { name: part }).locator(`a[href="${address}"]`)
  // Hovers first, because the effects of hovering are over by the time a user clicks.
  await link.hover()
  const watch = await page.evaluateHandle(watchClick, 'view' as const)
  const before = await threadTime(devtools)
  await link.click()
  const painted = await watch.evaluate((watched) => watched.painted)
  return { painted, cpuTime: (await threadTime(devtools)) - before }
}

/** Returns the value that the given part of all values do not exceed; 0.5 for the median. */
export const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN
