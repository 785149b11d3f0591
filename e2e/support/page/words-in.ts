import type { Locator } from '@playwright/test'
import { expect } from '../test'

/** Waits until an element is visible. Returns its text, line by line as rendered. */
export async function wordsIn(place: Locator): Promise<string> {
  await expect(place).toBeVisible()
  const [words = ''] = await place.allInnerTexts()
  return words
}
