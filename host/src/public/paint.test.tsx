import { createHttp, createStore } from '@lekta/shared/client'
import { createWords, type Language } from '@lekta/shared/i18n'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { area } from '../area'
import { speakInto } from '../portal/language'
import { withOwnArea } from '../portal/own-area'
import { partsOf } from '../portal/parts'
import { Portal } from '../portal/portal'
import { createPortalRouter, preparePage } from '../portal/router'
import { fakeRemotes } from '../testing/fake-remotes'
import { closePortal } from '../testing/open-portal'
import { nonceMark, paint } from './paint'
import { type PaintedPage, paintedPages } from './painted-pages'

const cases = paintedPages.flatMap((page) => (['en', 'id'] as const).map((language) => ({ page, language })))

afterEach(() => {
  closePortal()
  document.body.replaceChildren()
})

/** Takes a painting over as the browser does; what comes back is what React had to mend. */
async function takeOver({ address }: PaintedPage, language: Language, html: string) {
  window.history.replaceState(null, '', address)
  const words = createWords('en')
  await speakInto(words, language)
  const parts = partsOf(createStore(createHttp()), withOwnArea(fakeRemotes(), area), words)
  await preparePage(parts, window.location.pathname)
  const router = createPortalRouter(parts, true)
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  const mended: unknown[] = []
  const portal = <Portal parts={parts} router={router} nonce={nonceMark} />
  const drawn = await act(async () => hydrateRoot(root, portal, { onRecoverableError: (error) => mended.push(error) }))
  const heading = root.querySelector('h1')
  await act(async () => drawn.unmount())
  router.dispose()
  return { mended, heading }
}

test.each(cases)('$page.address is painted in $language as the browser would draw it', async ({ page, language }) => {
  const { html, title, description } = await paint(page, language)
  const painted = document.createElement('div')
  painted.innerHTML = html
  expect(painted.querySelectorAll('h1')).toHaveLength(1)
  expect(painted.querySelectorAll('main, header, footer').length).toBeGreaterThanOrEqual(3)
  expect(html).not.toContain('<script')
  expect([title, description]).not.toContain('')
  const { mended, heading } = await takeOver(page, language, html)
  expect(mended).toEqual([])
  expect(heading?.textContent).toBe(painted.querySelector('h1')?.textContent)
})

test('a painting in Indonesian says nothing in English', async () => {
  for (const page of paintedPages) {
    const [english, indonesian] = [await paint(page, 'en'), await paint(page, 'id')]
    expect(indonesian.title).not.toBe(english.title)
    expect(indonesian.description).not.toBe(english.description)
  }
})
