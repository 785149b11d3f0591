import { renderScreen } from '@lekta/shared/testing/render-screen'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useFace } from './use-face'

type Face = Parameters<typeof useFace>[0]

const Probe = () => {
  const [face, setFace] = useState<Face>('book')
  const { shown, isMissing } = useFace(face)
  return (
    <>
      <output>{`${shown}${isMissing ? ', not here' : ''}`}</output>
      <button type="button" onClick={() => setFace('dyslexia')}>
        choose
      </button>
    </>
  )
}

/** A browser whose fonts load or fail. */
function browserWithFonts() {
  const net = { isAway: false, fetched: [] as string[] }
  class Font {
    constructor(readonly family: string) {}
    async load() {
      if (net.isAway) throw new DOMException('The network failed.', 'NetworkError')
      net.fetched.push(this.family)
      return this
    }
  }
  Object.assign(globalThis, { FontFace: Font })
  Object.assign(document.fonts, { add: () => undefined })
  return net
}
afterEach(() => Reflect.deleteProperty(globalThis, 'FontFace'))

test('a font is loaded when chosen; if that fails, the previous one stays until the network returns', async () => {
  const net = browserWithFonts()
  const { user } = renderScreen(Probe)
  expect(net.fetched).toEqual([])
  net.isAway = true
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('book, not here'))
  net.isAway = false
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^dyslexia$/))
  expect(net.fetched).toEqual(['Lekta Dyslexia'])
})
