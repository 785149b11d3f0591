import { windowErrors } from '../../schedule/lesson'
import type { GiveValues } from './use-give'

export type DetailsErrors = Partial<Record<'title' | 'opens_at' | 'closes_at', string>>

/** Returns what is wrong with the second step, by field. */
export function findDetailsErrors(values: Pick<GiveValues, 'title' | 'opens_at' | 'closes_at'>, now: number) {
  const errors: DetailsErrors = windowErrors(values, now)
  if (values.title.trim() === '') errors.title = 'Please enter a title.'
  return errors
}
