import type { CDPSession, Page } from 'playwright-core'

/** One click that led back to a page which had been visited before, in milliseconds. */
export interface Switch {
  /** From the click to the frame that shows the page. */
  painted: number
  /** What the page's own thread worked for it, in time of the processor: other programs do not show in it. */
  worked: number
}

/** Runs in the page: waits for the next click, then for the frame that shows another view, or another heading, than now. */
export const watchClick = (what: 'view' | 'heading') => {
  const isSeen = (view: Element) => view.getClientRects().length > 0
  const open = () =>
    what === 'heading'
      ? document.querySelector('h1')?.textContent
      : [...document.querySelectorAll('#page > div')].find((view) => isSeen(view) && view.querySelector('h1'))
  const before = open()
  const painted = new Promise<number>((resolve) => {
    const look = (clicked: number) => {
      const now = open()
      if (!now || now === before) return void requestAnimationFrame(() => look(clicked))
      // The task after a frame begins when the frame is on its way to the screen.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - clicked)
      port2.postMessage(null)
    }
    const begin = ({ timeStamp }: Event) => requestAnimationFrame(() => look(timeStamp))
    document.addEventListener('click', begin, { capture: true, once: true })
  })
  return { painted }
}

/** What the page’s own thread has worked so far, in milliseconds; `getReady` comes before it. */
export async function threadTime(devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Makes a page ready for `timeSwitch` and `threadTime`: it counts how long its thread works, in time of the processor. */
export async function getReady(page: Page, devtools: CDPSession) {
  // What runs this file gives every function its name by a helper, which the page does not have.
  await page.evaluate('globalThis.__name = (named) => named')
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
}

/** Clicks a link in a part of the frame that leads to a visited page, and waits until that page is seen. */
export async function timeSwitch(page: Page, devtools: CDPSession, part: string, address: string): Promise<Switch> {
  const link = page.getByRole('navigation', { name: part }).locator(`a[href="${address}"]`)
  // What the pointer brings about on its way is over when somebody clicks.
  await link.hover()
  const watch = await page.evaluateHandle(watchClick, 'view' as const)
  const before = await threadTime(devtools)
  await link.click()
  const painted = await watch.evaluate((watched) => watched.painted)
  return { painted, worked: (await threadTime(devtools)) - before }
}
