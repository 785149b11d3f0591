import { prerenderedPages } from './app/prerendered-pages'
import { prerenderPage } from './prerender'

// The prerendering runs on Node, which has `setImmediate`; jsdom does not.
Object.assign(globalThis, { setImmediate: (work: () => void) => setTimeout(work, 0) })

const cases = prerenderedPages.flatMap((page) => (['en', 'id'] as const).map((language) => ({ page, language })))

test.each(cases)('$page.address is prerendered completely in $language', async ({ page, language }) => {
  const { html, title } = await prerenderPage(page, language)
  const prerendered = document.createElement('div')
  prerendered.innerHTML = html
  const [heading, ...more] = prerendered.querySelectorAll('h1')
  expect([heading?.textContent, title]).not.toContain('')
  expect(more).toEqual([])
  for (const landmark of ['header', 'main', 'footer']) expect(prerendered.querySelectorAll(landmark)).toHaveLength(1)
  const icons = [...prerendered.querySelectorAll('svg')]
  expect(icons.filter((icon) => icon.childElementCount === 0)).toEqual([])
  // Lists that wait for data are loaded in the browser. Everything else is prerendered.
  expect(html).not.toContain('<script')
  expect(prerendered.querySelectorAll('main [aria-busy="true"]:not(ul)')).toHaveLength(0)
})

test('title, description and HTML of a prerendered page differ between English and Indonesian', async () => {
  for (const page of prerenderedPages) {
    const [english, indonesian] = [await prerenderPage(page, 'en'), await prerenderPage(page, 'id')]
    for (const part of ['title', 'description', 'html'] as const) expect(indonesian[part]).not.toBe(english[part])
  }
})
