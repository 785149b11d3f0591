import type { Locator } from '@playwright/test'
import { expect } from '../test'

/** Waits until an element is visible. Returns its text, line by line as rendered. */
export async function wordsIn(locator: Locator): Promise<string> {
  await expect(locator).toBeVisible()
  const [words = ''] = await locator.allInnerTexts()
  return words
}
