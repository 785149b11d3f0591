/** Whether an element is on the page that is shown: visited pages stay in the document, hidden. */
const isShown = (element: Element) => !element.closest('[hidden], [inert], [style*="display: none"]')

const findShown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter((element) => isShown(element))

const rowOf = (link: Element | null | undefined) => link?.closest('tr') ?? null

/** The links that open the rows of the lists on the page, and the index of the row that has the focus, or -1. */
function findRows() {
  const links = findShown('a[data-row-link]')
  return { links, at: links.findIndex((link) => rowOf(link)?.contains(document.activeElement)) }
}

/** Moves the focus to the next row of a list, or with -1 to the row before. Returns whether there is one. */
function moveBy(step: 1 | -1): boolean {
  const { links, at } = findRows()
  const next = links[at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step]
  next?.focus()
  return next !== undefined
}

function selectRow(): boolean {
  const { links, at } = findRows()
  const box = rowOf(links[at])?.querySelector<HTMLElement>('input[type="checkbox"]')
  box?.click()
  return box !== undefined && box !== null
}

function openRow(): boolean {
  const { links, at } = findRows()
  links[at]?.click()
  return at !== -1
}

function focusSearch(): boolean {
  const [box] = findShown('input[type="search"]')
  box?.focus()
  return box !== undefined
}

/** Clicks the button of the page that says it has this key. */
function clickButton(key: string): boolean {
  const [button] = findShown(`[aria-keyshortcuts="${key}"]`)
  button?.click()
  return button !== undefined
}

/** What single keys do on the open page. Each returns whether there was something to do. */
export const pageKeys: Readonly<Record<string, () => boolean>> = {
  j: () => moveBy(1),
  k: () => moveBy(-1),
  x: selectRow,
  o: openRow,
  '/': focusSearch,
  p: () => clickButton('p'),
}
