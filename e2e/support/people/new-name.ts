import { test } from '@playwright/test'

/** A name that an earlier try of the running test has not used. */
export const newName = (name: string) => name + 'x'.repeat(test.info().retry)
