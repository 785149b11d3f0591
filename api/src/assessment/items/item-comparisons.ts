import { type GroupComparison, minGroupAnswers } from '@lekta/shared/contract/assessment/bank'
import { compareGroups, type GroupDifference } from './compare-groups'

type Grouping = GroupComparison['grouping']

const groupings = ['language', 'city'] as const satisfies readonly Grouping[]

/** How an item works for one group, compared with all other students. `group` is a language code or a city. */
export interface ItemComparison extends GroupDifference {
  grouping: Grouping
  group: string
}

/** An answer with the groups of its student; null if the student belongs to none. Ability is in logits. */
export interface GroupedAnswer extends Record<Grouping, string | null> {
  ability: number
  right: boolean
}

/** English is the language of accounts for which none was chosen, so the others are compared with it. */
const OTHERS: Readonly<Record<Grouping, readonly string[]>> = { language: ['en'], city: [] }

/** How many groups are compared: those with the most answers. */
const MOST_GROUPS = 10

function groupsOf(answers: readonly GroupedAnswer[], grouping: Grouping): string[] {
  const counts = new Map<string, number>()
  for (const { [grouping]: group } of answers) if (group !== null) counts.set(group, (counts.get(group) ?? 0) + 1)
  return [...counts]
    .filter(([group, count]) => count >= minGroupAnswers && !OTHERS[grouping].includes(group))
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_GROUPS)
    .map(([group]) => group)
}

/** Compares all groups that have enough answers to an item, the largest differences first. */
export function compareAllGroups(answers: readonly GroupedAnswer[]): ItemComparison[] {
  const comparisons = groupings.flatMap((grouping) => {
    const grouped = answers.filter((answer) => answer[grouping] !== null)
    return groupsOf(grouped, grouping).flatMap((group) => {
      const found = compareGroups(grouped.map((answer) => ({ ...answer, inGroup: answer[grouping] === group })))
      return found ? [{ grouping, group, ...found }] : []
    })
  })
  return comparisons.sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
}
