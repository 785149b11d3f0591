import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumOptions } from '../chromium'
import { findViolations } from './violations'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch(await chromiumOptions())
  page = await browser.newPage()
})
afterAll(() => browser.close())

/** Returns the violations of a page with this content. */
async function violationsOf(content: string) {
  await page.setContent(`<html lang="en"><title>A page</title><main><h1>A page</h1>${content}</main></html>`)
  return findViolations(page, ['color-contrast', 'image-alt'])
}

test('a page that breaks no rule has no violations', async () => {
  expect(await violationsOf('<p>Readable text</p><img src="data:," alt="A cat">')).toEqual([])
})

test('each broken rule is reported with its elements', async () => {
  const violations = await violationsOf('<img src="data:," id="cat"><img src="data:," id="dog">')
  expect(violations).toEqual(['image-alt: #cat, #dog'])
})

test('pale text is reported, also beside a pseudo-element', async () => {
  const pale = '<style>#pale { color: #ccc } #pale::after { content: "" }</style><p id="pale">Pale text</p>'
  expect(await violationsOf(pale)).toEqual(['color-contrast: #pale'])
})

test('large text needs less contrast', async () => {
  const text = (size: number, id: string) => `<p style="color: #888; font-size: ${size}px" id="${id}">Grey text</p>`
  expect(await violationsOf(text(16, 'small') + text(40, 'large'))).toEqual(['color-contrast: #small'])
})
