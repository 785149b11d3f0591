/** The style element that replaces `style` attributes in prerendered pages. */
const rulesElement = 'painted-rules'

const isRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule

/** Restores the `style` attribute of every prerendered element, so that React can change it. */
export function unfoldStyles() {
  const element = document.getElementById(rulesElement)
  if (!(element instanceof HTMLStyleElement)) return
  for (const rule of [...(element.sheet?.cssRules ?? [])].filter(isRule)) {
    for (const painted of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
      painted.style.cssText = rule.style.cssText
      delete painted.dataset.s
    }
  }
  element.remove()
}
