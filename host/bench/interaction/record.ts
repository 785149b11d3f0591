import type { CDPSession, Locator, Page } from 'playwright-core'
import { threadTime } from '../switches'

/** A tap or a key, and what it cost; times in milliseconds. */
export interface Interaction {
  name: string
  /** From the input to the frame that shows its effect, by the browser's Event Timing, which is exact to 8 ms. */
  time: number
  /** CPU time of the page's own thread in that time, or a little more. */
  cpuTime: number
}

/** A movement of content that no input caused, with what moved. */
export interface Shift {
  value: number
  moved: string
}

/** The browser reports no event that took less, in milliseconds. */
const leastTime = 16
/** Milliseconds a person needs at least before a tap, and between two keys. */
const pauses = { tap: 600, key: 120 } as const

interface EventEntry extends PerformanceEntry {
  interactionId: number
}

interface ShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

interface Records {
  events: { start: number; duration: number }[]
  shifts: Shift[]
}

declare global {
  interface Window {
    interactionRecords: Records
  }
}

/** Runs in the page, before its own scripts: records events of interactions, and layout shifts. */
function record() {
  const records: Records = { events: [], shifts: [] }
  window.interactionRecords = records
  const observe = <Entry extends PerformanceEntry>(options: object, add: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry as Entry)
    }).observe({ buffered: true, ...options })
  observe<EventEntry>({ type: 'event', durationThreshold: 16 }, ({ interactionId, startTime, duration }) => {
    if (interactionId > 0) records.events.push({ start: startTime, duration })
  })
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? `${element.localName}.${element.className} “${element.textContent?.slice(0, 20)}”` : 'removed'
  }
  observe<ShiftEntry>({ type: 'layout-shift' }, ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return
    const moved = sources.map(
      ({ node, previousRect: { y, height }, currentRect: to }) =>
        `${nameOf(node)} ${Math.round(y)}+${Math.round(height)} → ${Math.round(to.y)}+${Math.round(to.height)}`,
    )
    records.shifts.push({ value, moved: moved.join('; ') })
  })
}

/** Waits in the page until the next frame is rendered. */
const nextFrame = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      // A task posted in an animation frame runs right after that frame has been rendered.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    }),
  )

interface Act {
  name: string
  start: number
  cpuTime: number
}

/** Prepares a new tab for `createUser`. Call it before the page is opened. */
export async function startRecording(page: Page) {
  // The TypeScript loader wraps functions in a `__name` helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(record)
}

/** Uses a page with real input events, as a person with a phone does, and measures each. */
export function createUser(page: Page, devtools: CDPSession) {
  const acts: Act[] = []
  const measure = async (name: string, input: () => Promise<void>) => {
    const start = await page.evaluate(() => performance.now())
    const before = await threadTime(devtools)
    await input()
    await page.evaluate(nextFrame)
    acts.push({ name, start, cpuTime: (await threadTime(devtools)) - before })
  }
  const press = async (key: string) => {
    await page.waitForTimeout(pauses.key)
    await measure(`key ${key}`, () => page.keyboard.press(key))
  }
  return {
    page,
    press,
    /** Taps the middle of an element. */
    tap: async (element: Locator) => {
      await element.scrollIntoViewIfNeeded()
      await page.waitForTimeout(pauses.tap)
      const box = await element.boundingBox()
      if (!box) throw new Error(`${element} is not visible.`)
      await measure(`tap ${element}`, () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2))
    },
    /** Presses the key of each letter. */
    type: async (text: string) => {
      for (const letter of text) await press(letter)
    },
    /** Returns what was measured, after everything late has happened. */
    results: async (): Promise<{ interactions: Interaction[]; shifts: Shift[] }> => {
      await page.waitForTimeout(1000)
      const { events, shifts } = await page.evaluate(() => window.interactionRecords)
      const interactions = acts.map(({ name, start, cpuTime }, index) => {
        const end = acts[index + 1]?.start ?? Number.POSITIVE_INFINITY
        const durations = events.filter((event) => event.start >= start && event.start < end)
        const time = Math.max(leastTime, ...durations.map(({ duration }) => duration))
        // What follows the frame with low priority may begin before the CPU time is read.
        return { name, time, cpuTime: Math.min(time, cpuTime) }
      })
      return { interactions, shifts }
    },
  }
}
export type User = ReturnType<typeof createUser>
