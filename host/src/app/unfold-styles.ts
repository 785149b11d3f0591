/** The id of the style element that replaces `style` attributes in prerendered pages. */
const rulesElement = 'prerendered-rules'

const isRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule

/** Restores the `style` attribute of every prerendered element, so that React can change it. */
export function unfoldStyles() {
  const element = document.getElementById(rulesElement)
  if (!(element instanceof HTMLStyleElement)) return
  for (const rule of [...(element.sheet?.cssRules ?? [])].filter(isRule)) {
    for (const element of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
      element.style.cssText = rule.style.cssText
      delete element.dataset.s
    }
  }
  element.remove()
}
