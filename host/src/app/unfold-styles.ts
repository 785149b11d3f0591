/** The element of the rules that stand in the place of `style` attributes while a page is only painted. */
const rulesElement = 'painted-rules'

const isRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule

/** Gives every painted element its own style back, as the program would have set it, so that the program can change it. */
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
