import { useEffect, useRef } from 'react'

/** The distance in pixels between a question and what is above it. */
const margin = 8

// Screen readers announce a heading only when it receives the focus.
function announce(heading: HTMLElement | null) {
  heading?.blur()
  heading?.focus({ preventScroll: true })
}

/** Scrolls the page until a question is visible, if it is above the screen or behind its text, which stays where it is. */
function revealQuestion(question: HTMLElement | null) {
  const text = document.querySelector('main section')
  if (!question || !text) return
  const [box, above] = [question.getBoundingClientRect(), text.getBoundingClientRect()]
  const edge = margin + (above.right > box.left ? above.bottom : 0)
  if (box.top < edge) window.scrollTo(0, window.scrollY + box.top - edge)
}

/**
 * Returns refs for the headings of a text and of its question. A new text gets the focus and is shown from its top;
 * another question about the same text gets the focus, and the text does not move.
 */
export function useArrival(number: number, text: number) {
  const textHeading = useRef<HTMLHeadingElement>(null)
  const questionHeading = useRef<HTMLHeadingElement>(null)
  const before = useRef<number>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each question
  useEffect(() => {
    if (before.current === text) {
      announce(questionHeading.current)
      revealQuestion(questionHeading.current)
    } else {
      announce(textHeading.current)
      window.scrollTo(0, 0)
    }
    before.current = text
  }, [number, text])
  return { textHeading, questionHeading }
}
