/**
 * Runs in every page from its start. Measures how long a user sees the loading outline before a page or a card
 * appears, and stores the milliseconds in `window.answerTime`. Keeps counting if the tab loads a new page in the
 * meantime. Does not count time in which the machine did not run the page.
 */
export function timeAnswer() {
  const tick = 50
  let last = performance.now()
  let stolen = 0
  const account = () => {
    const now = performance.now()
    stolen += Math.max(0, now - last - tick)
    last = now
    return now - stolen
  }
  setInterval(account, tick)
  const pageStart = performance.timeOrigin
  const look = () => {
    if ('answerTime' in window) return
    const isWaiting = document.querySelector('#page [role="status"][aria-label="Loading"]') !== null
    const isAnswered = document.querySelector('#page h1') !== null
    if (isWaiting) sessionStorage.waitingSince ??= pageStart + account()
    const since = Number(sessionStorage.waitingSince)
    if (since && isAnswered) {
      Object.assign(window, { answerTime: pageStart + account() - since })
      sessionStorage.removeItem('waitingSince')
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}
