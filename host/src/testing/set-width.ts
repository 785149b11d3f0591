import { act } from '@testing-library/react'

type Listener = (change: { matches: boolean }) => void

const lists = new Map<string, { fits: (width: number) => boolean; tell: Set<Listener> }>()
let width = 1280

/** Lets a width's media queries be answered as a window of 1280 px answers them. */
export function installWidth() {
  width = 1280
  lists.clear()
  window.matchMedia = (media) => {
    const limit = /\(max-width: ([\d.]+)px\)/.exec(media)?.[1]
    const list = lists.get(media) ?? { fits: (now) => limit !== undefined && now <= Number(limit), tell: new Set() }
    lists.set(media, list)
    return Object.assign(new EventTarget(), {
      media,
      get matches() {
        return list.fits(width)
      },
      onchange: null,
      addEventListener: (_: string, tell: Listener) => void list.tell.add(tell),
      removeEventListener: (_: string, tell: Listener) => void list.tell.delete(tell),
      addListener: (tell: Listener) => void list.tell.add(tell),
      removeListener: (tell: Listener) => void list.tell.delete(tell),
    })
  }
}

/** Makes the window as wide, and tells whoever listens. */
export function setWidth(to: number) {
  width = to
  act(() => {
    for (const { fits, tell } of lists.values()) for (const listener of tell) listener({ matches: fits(to) })
  })
}
