const requests = new EventTarget()

/** Opens the list of keyboard shortcuts, from anywhere in the shell. */
export const openShortcuts = () => requests.dispatchEvent(new Event('open'))

/** Calls a function whenever the list is requested. Returns a function that ends it. */
export function onShortcutsRequest(open: () => void): () => void {
  requests.addEventListener('open', open)
  return () => requests.removeEventListener('open', open)
}
