const longest = 40

/**
 * Returns a valid username made from the first two words of a name. Returns an empty text if fewer than three of
 * their characters can be used.
 */
export function suggestUsername(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/\s+/).map((word) => word.replace(/[^a-z0-9]/g, ''))
  const suggestion = words.filter(Boolean).slice(0, 2).join('.').slice(0, longest)
  return suggestion.length < 3 ? '' : suggestion
}
