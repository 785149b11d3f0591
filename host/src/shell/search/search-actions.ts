import type { FoundRecord } from '@lekta/shared/contract/search'
import type { SearchAction } from '@lekta/shared/routing'
import { keywordsOf, matchesWords, type Say } from './match-words'

/** Something to do, as a search result. */
export interface FoundAction {
  label: string
  to: string
  picture: SearchAction['icon']
}

const textsOf = ({ label, keywords }: SearchAction, say: Say) => [say(label), label, ...keywordsOf(keywords, say)]

/** Returns the actions that match what was typed, or all without search text, as long as they are about no record. */
export const findActions = (actions: readonly SearchAction[], typed: string, say: Say): FoundAction[] =>
  actions
    .filter((action) => !action.about && matchesWords(typed, textsOf(action, say)))
    .map(({ label, to, icon }) => ({ label: say(label), to, picture: icon }))

/**
 * Returns what can be done with the best match of each kind: everything if its name was typed, otherwise the actions
 * whose words were typed too, such as “give 4A”.
 */
export function findRecordActions(
  actions: readonly SearchAction[],
  records: readonly FoundRecord[],
  typed: string,
  say: (text: string, values: { name: string }) => string,
): FoundAction[] {
  return actions.flatMap((action) => {
    const record = records.find(({ kind }) => kind === action.about)
    if (!record || !action.about) return []
    const { name } = record
    const inLanguage = (text: string) => say(text, { name })
    const isNamed = name.toLowerCase() === typed.trim().toLowerCase()
    if (!isNamed && !matchesWords(typed, [name, ...textsOf(action, inLanguage)])) return []
    return [{ label: inLanguage(action.label), to: action.to.replace(':id', String(record.id)), picture: action.icon }]
  })
}
