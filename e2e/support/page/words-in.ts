import type { Locator } from '@playwright/test'
import { expect } from '../test'

/** The words in a place, line by line as they are drawn, once it is there. */
export async function wordsIn(place: Locator): Promise<string> {
  await expect(place).toBeVisible()
  const [words = ''] = await place.allInnerTexts()
  return words
}
