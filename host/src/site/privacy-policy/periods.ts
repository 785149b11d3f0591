import * as values from '@lekta/shared/contract/retention'
import { describePeriod, type Period } from '@lekta/shared/lib/time/period'

type PeriodName = keyof typeof values

/** Returns every period of the retention policy in words. The policy must not mention any other period. */
export const periodsIn = (language: 'en' | 'id') =>
  Object.fromEntries(
    Object.entries(values).map(([name, period]) => [name, describePeriod(period as Period, language)]),
  ) as Record<PeriodName, string>
