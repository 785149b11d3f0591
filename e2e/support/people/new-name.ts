import { test } from '@playwright/test'

/** Returns a name that no earlier run of the current test has used. */
export const newName = (name: string) => name + 'x'.repeat(test.info().retry)
