import { useTranslation } from '@lekta/shared/i18n'
import * as z from 'zod/mini'
import { isGoodPassword, passwordLength, passwordRule } from '../lib/password'

interface Person {
  username: string
  isChild: boolean
}

/**
 * Returns the password rule as a sentence, and `addTo`, which adds the rule to the schema of a body with a `password`.
 */
export function usePasswordRule({ username, isChild }: Person) {
  const { t } = useTranslation()
  const sentence = t(passwordRule, { least: isChild ? passwordLength.child : passwordLength.adult })
  const isGood = (body: unknown) => {
    const { password, username: typed = username } = body as { password: string; username?: string }
    return isGoodPassword({ password, username: typed, isChild })
  }
  return {
    sentence,
    addTo: <B extends z.ZodMiniType>(body: B): B =>
      body.check(z.refine(isGood, { error: sentence, path: ['password'] })),
  }
}
