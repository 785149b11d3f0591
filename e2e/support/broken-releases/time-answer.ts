/**
 * Runs in the page, from its beginning: measures how long a user waits for a page or a card, from when its outline
 * appears. Time in which the machine did not let the page run is not the portal's, and is left out.
 */
export function timeAnswer() {
  const tick = 50
  let last = performance.now()
  let stolen = 0
  let started: number | null = null
  const account = () => {
    const now = performance.now()
    stolen += Math.max(0, now - last - tick)
    last = now
    return now - stolen
  }
  setInterval(account, tick)
  const look = () => {
    if ('answerTime' in window) return
    const isWaiting = document.querySelector('#page [role="status"][aria-label="Loading"]') !== null
    const isAnswered = document.querySelector('#page h1') !== null
    if (started === null && isWaiting) started = account()
    if (started !== null && isAnswered) Object.assign(window, { answerTime: account() - started })
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}
