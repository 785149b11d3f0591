import { useProfileMeQuery } from '@lekta/shared/client'

/** The time zone of the school, in which its times are written; this device's own until it is known. */
export function useZone(): string | undefined {
  const { data } = useProfileMeQuery()
  return data?.school?.time_zone
}
