import { act } from '@testing-library/react'

type Listener = (change: { matches: boolean }) => void

const lists = new Map<string, { fits: (width: number) => boolean; listeners: Set<Listener> }>()
let width = 1280

/** Replaces `matchMedia`, so that queries about the width are answered as in a window of 1280 px. */
export function installWidth() {
  width = 1280
  lists.clear()
  window.matchMedia = (media) => {
    const limit = /\(max-width: ([\d.]+)px\)/.exec(media)?.[1]
    const list = lists.get(media) ?? {
      fits: (now) => limit !== undefined && now <= Number(limit),
      listeners: new Set(),
    }
    lists.set(media, list)
    return Object.assign(new EventTarget(), {
      media,
      get matches() {
        return list.fits(width)
      },
      onchange: null,
      addEventListener: (_: string, listeners: Listener) => void list.listeners.add(listeners),
      removeEventListener: (_: string, listeners: Listener) => void list.listeners.delete(listeners),
      addListener: (listeners: Listener) => void list.listeners.add(listeners),
      removeListener: (listeners: Listener) => void list.listeners.delete(listeners),
    })
  }
}

/** Sets the window's width and notifies listeners. */
export function setWidth(to: number) {
  width = to
  act(() => {
    for (const { fits, listeners } of lists.values()) for (const listener of listeners) listener({ matches: fits(to) })
  })
}
