import type { Result } from './estimate/measures'
import type { PassageProfile } from './passages/profile'
import { derivePassageResult, type PassageRecord } from './passages/result'
import type { Profile } from './profile'
import { type AttemptRecord, deriveResult } from './result'

/** The profile of a test of single items, or of passages with two questions. */
export type AnyProfile = Profile | PassageProfile

/** Returns whether a test with this profile gives passages with two questions. */
export const isPassageProfile = (profile: AnyProfile): profile is PassageProfile => 'maximumPassages' in profile

/** The most questions of a test. */
export const mostQuestions = (profile: AnyProfile): number =>
  isPassageProfile(profile) ? 2 * profile.maximumPassages : profile.maximumItems

/** A record with the form of its test. */
export type TestRecord = ({ form: 'items' } & AttemptRecord) | ({ form: 'passages' } & PassageRecord)

/** Derives the result of an attempt with the engine that it was taken with. Throws UnknownEngineError. */
export function deriveAnyResult(record: TestRecord): Result {
  return record.form === 'items' ? deriveResult(record) : derivePassageResult(record)
}
