import {
  type ComparedTerm,
  comparedTerms,
  type Grouping,
  groupings,
} from '@lekta/shared/contract/assessment/comparison'
import { wholeId } from '@lekta/shared/lib/whole-id'
import { useSearchParams } from '@lekta/shared/routing'

/** What is compared: growth, the level, or how many students are in each band of their grade. */
export const comparedMeasures = ['growth', 'level', 'bands'] as const
export type ComparedMeasure = (typeof comparedMeasures)[number]

interface Choices {
  show: ComparedMeasure
  by: Grouping
  /** The server chooses the term, and the day from which growth is counted, if they are not chosen. */
  term: string | undefined
  before: ComparedTerm
  since: string | undefined
  group: number | undefined
}

type Name = keyof Choices

const isDay = (text: string | null) => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Returns the choices of the page, which are in its address, and functions that change them. */
export function useChoices() {
  const [params, setParams] = useSearchParams()
  const day = (name: 'term' | 'since') => (isDay(params.get(name)) ? (params.get(name) ?? undefined) : undefined)
  const choices: Choices = {
    show: comparedMeasures.find((name) => name === params.get('show')) ?? 'growth',
    by: groupings.find((name) => name === params.get('by')) ?? 'class',
    term: day('term'),
    before: comparedTerms.find((name) => name === params.get('before')) ?? 'term',
    since: day('since'),
    group: wholeId(params.get('group') ?? undefined) ?? undefined,
  }
  const withChanges = (changes: Partial<Record<Name, string>>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) next.set(name, value)
    // A class and a grade may have the same number.
    if (changes.by) next.delete('group')
    return next
  }
  const choose = (name: Name, value: string) => setParams(withChanges({ [name]: value }), { replace: true })
  const linkTo = (group: number) => `?${withChanges({ group: String(group) })}`
  return { choices, choose, linkTo }
}
