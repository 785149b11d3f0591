import type { CDPSession } from 'playwright-core'

/** Runs in the page. Returns the milliseconds of a fixed calculation: objects, strings, a map, and a sort. */
function calculate(): number {
  const start = performance.now()
  const entries = Array.from({ length: 6000 }, (_, index) => ({ index, key: `key ${(index * 7919) % 6007}` }))
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  entries.sort((a, b) => (a.key < b.key ? -1 : 1))
  const copy = JSON.parse(JSON.stringify(entries)) as typeof entries
  const found = copy.filter(({ key }) => byKey.has(key)).length
  return found === entries.length ? performance.now() - start : Number.NaN
}

const REPEATS = 15

/** Returns how long the page's processor takes for the calculation at the moment, in milliseconds. */
async function timeCalculation(devtools: CDPSession): Promise<number> {
  const expression = `Array.from({ length: ${REPEATS} }, ${calculate})`
  const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true })
  // The code is compiled during the first repeats, so that only the later ones are alike.
  const times = (result.value as number[]).slice(Math.floor(REPEATS / 3))
  return times.reduce((sum, time) => sum + time, 0) / times.length
}

/** Milliseconds that the emulated phone takes for the calculation: four times as long as an idle core at 2.6 GHz. */
export const phoneTime = 13.6

/**
 * Makes a page's processor as slow as that of the emulated phone. The browser can only multiply the time of this
 * machine's processor, whose speed differs from minute to minute where it is shared with others.
 */
export async function emulatePhoneProcessor(devtools: CDPSession): Promise<void> {
  const rate = Math.max(1, phoneTime / (await timeCalculation(devtools)))
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}
