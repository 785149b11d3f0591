import type { Locator } from 'playwright-core'

/** The words in a place, line by line as they are drawn, once it is there. */
export async function wordsIn(place: Locator): Promise<string> {
  await place.waitFor()
  const [words = ''] = await place.allInnerTexts()
  return words
}
