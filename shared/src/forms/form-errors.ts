import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** The default error for each kind of issue. The text is also the key of its translation. */
export const formErrorSentences = {
  missing: 'Please fill this in.',
  unticked: 'Tick this box to continue.',
  unchosen: 'Please choose one.',
  short: 'Use at least {{count}} characters.',
  long: 'Use at most {{count}} characters.',
  less: 'Enter {{count}} or more.',
  more: 'Enter {{count}} or less.',
  email: 'Please enter an e-mail address like name@example.org.',
  invalid: 'This is not valid. Check it and try again.',
} as const

/** A sentence with the values of its placeholders. */
export interface FormError {
  text: string
  values?: { count: number }
}

const limited = (text: string, limit: number | bigint): FormError => ({ text, values: { count: Number(limit) } })

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): FormError {
  if (origin !== 'string') return limited(formErrorSentences.less, minimum)
  return Number(minimum) <= 1 ? { text: formErrorSentences.missing } : limited(formErrorSentences.short, minimum)
}

const tooBig = ({ origin, maximum }: z.core.$ZodIssueTooBig): FormError =>
  limited(origin === 'string' ? formErrorSentences.long : formErrorSentences.more, maximum)

/** The message that zod/mini uses if the contract has no sentence for an issue. */
const defaultMessage = 'Invalid input'

const simple = (issue: Issue, value: unknown): keyof typeof formErrorSentences => {
  if (issue.code === 'invalid_value') return value === false ? 'unticked' : 'unchosen'
  return issue.code === 'invalid_format' && issue.format === 'email' ? 'email' : 'invalid'
}

/** Returns the error to show to the user who entered the value. */
function errorOf(issue: Issue, value: unknown): FormError {
  if (value === undefined) return { text: formErrorSentences.missing }
  if (issue.message !== defaultMessage) return { text: issue.message }
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  return { text: formErrorSentences[simple(issue, value)] }
}

export type Values = Readonly<Record<string, unknown>>

/** Drops empty fields, so that the schema treats them as missing. */
const withoutBlanks = (values: Values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/**
 * Validates the values of a form with the schema of an endpoint's body. Returns `filled`, the values to send;
 * `errors`, by field name; and `parsed`, the schema's output, which is undefined if there are errors. `needed` lists
 * fields that are required here although the schema treats them as optional.
 */
export function checkForm(body: z.ZodMiniType, values: Values, needed: readonly string[] = []) {
  const filled = withoutBlanks(values)
  const { error, data } = body.safeParse(filled)
  const errors: Record<string, FormError> = {}
  for (const name of needed) if (filled[name] === undefined) errors[name] = { text: formErrorSentences.missing }
  for (const issue of error?.issues ?? []) {
    const name = String(issue.path[0])
    errors[name] ??= errorOf(issue, filled[name])
  }
  const parsed = Object.keys(errors).length > 0 ? undefined : (data as Values)
  return { filled, errors, parsed }
}

/** Returns whether the schema rejects a body without this field. */
export function isRequired(body: z.ZodMiniType, name: string): boolean {
  const fields = 'shape' in body ? (body.shape as Record<string, z.ZodMiniType>) : {}
  return fields[name]?.safeParse(undefined).success === false
}
