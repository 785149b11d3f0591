import { chromiumOptions } from '@lekta/tools/chromium'
import type { Page } from '@playwright/test'
import { phone } from '../../support/devices'
import { titleOf } from '../../support/page/menu'
import { expect, test } from '../../support/test'

// Phones, and computers with sharp screens, place letters between pixels. Chromium without a window does so with this flag.
test.use({ launchOptions: await chromiumOptions(['--font-render-hinting=none']) })

/** The largest share of its height by which a page may become higher or lower when our fonts replace the system's. */
const allowedChange = 0.01
const allowedShift = 0.01

/** Holds back our fonts until the returned function is called. */
async function holdFonts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.woff2$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Returns the sum of the layout shifts of a page so far. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect()
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

/** Waits for the styles of a page; what it loads later does not change how it looks. */
const waitForStyles = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
  )

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const [device, viewport] of [
  ['a phone', phone],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  for (const language of ['en', 'id']) {
    test(`Public pages keep their height on ${device} when our fonts arrive late (${language})`, async ({ page }) => {
      await page.setViewportSize(viewport)
      for (const address of ['/', '/login', '/how-it-works', '/privacy-policy']) {
        await page.unrouteAll()
        const release = await holdFonts(page)
        await page.goto(`${address}?lang=${language}`, { waitUntil: 'domcontentloaded' })
        await expect(titleOf(page)).toBeVisible()
        await waitForStyles(page)
        const [height, shift] = [await heightOf(page), await shiftOf(page)]
        const arrived = page.waitForResponse(/figtree-.*\.woff2$/)
        release()
        await arrived
        await page.evaluate(() => document.fonts.ready)
        const change = Math.abs((await heightOf(page)) - height) / height
        expect([address, change < allowedChange, (await shiftOf(page)) - shift < allowedShift]).toEqual([
          address,
          true,
          true,
        ])
      }
    })
  }
}

/** Returns how much wider our font is than each font that stands in for it here, as measured and as the styles say. */
const widthsIn = (page: Page, texts: { en: string; id: string }) =>
  page.evaluate(async (samples) => {
    await document.fonts.load('16px "Figtree Variable"')
    const context = document.createElement('canvas').getContext('2d')
    const widthOf = (font: string, text: string) => {
      if (context) context.font = font
      return context?.measureText(text).width ?? Number.NaN
    }
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const faces = rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.style] : []))
    const found: { name: string; measured: number; stated: number }[] = []
    for (const [i, style] of faces.entries()) {
      const name = style.getPropertyValue('font-family').replaceAll('"', '')
      if (!/^Figtree (?!Variable)/.test(name)) continue
      const range = style.getPropertyValue('font-weight')
      const face = new FontFace(`own ${i}`, style.getPropertyValue('src'))
      if (!(await face.load().catch(() => null))) continue
      document.fonts.add(face)
      const weights = range.startsWith('300') ? [400] : [600, 650, 700]
      const text = name.endsWith(' id') ? samples.id : samples.en
      const ratios = weights.map(
        (weight) => widthOf(`${weight} 1000px "Figtree Variable"`, text) / widthOf(`1000px "own ${i}"`, text),
      )
      const measured = (100 * ratios.reduce((sum, ratio) => sum + ratio, 0)) / ratios.length
      found.push({
        name: `${name} ${range}`,
        measured,
        stated: Number.parseFloat(style.getPropertyValue('size-adjust')),
      })
    }
    return found
  }, texts)

test('The fonts of this system are as wide as ours', async ({ page }) => {
  const textIn = async (language: string) => {
    let text = ''
    for (const address of ['/', '/how-it-works', '/privacy-policy']) {
      await page.goto(`${address}?lang=${language}`)
      const parts = await page.locator('#root').locator('h1, h2, h3, p, li').allTextContents()
      text += ` ${parts.join(' ').replace(/\s+/g, ' ')}`
    }
    return text
  }
  const widths = await widthsIn(page, { id: await textIn('id'), en: await textIn('en') })
  expect(widths.length).toBeGreaterThan(0)
  for (const { name, measured, stated } of widths) {
    expect([name, stated, Math.abs(measured - stated) < 1 ? stated : measured]).toEqual([name, stated, stated])
  }
})
