/** The content of a mail. */
export interface Letter {
  subject: string
  /** The name of the person that the mail greets; missing in mails to ourselves. */
  to?: string
  paragraphs: readonly string[]
  /** Lines below the paragraphs, each linked to an address or a path of the portal. */
  lines?: readonly { text: string; link: string }[]
  /** The button. Its link is an address or a path of the portal. */
  action?: { label: string; link: string }
  /** The text below the button. */
  after?: readonly string[]
}

/** One mail in each of our languages. */
export interface Template<Values> {
  en: (values: Values) => Letter
  id: (values: Values) => Letter
}

/** Returns a mail's texts unchanged. The function only checks their types. */
export const template = <Values>(both: Template<Values>) => both

/** The values that a letter needs: the name of the person that it greets, and the link of its button. */
export type ToPerson = { name: string }
export type WithLink = ToPerson & { link: string }
