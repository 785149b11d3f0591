import { useQuery } from '@lekta/shared/client'
import { type Release, releaseContract } from '@lekta/shared/contract/delivery/release'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import type { TextField } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { NativeSelect, Skeleton, Text } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { useReleaseNames } from '../parts/use-release-names'

/** How many releases a dialog offers; older ones are chosen in the list. */
const OFFERED = 100

interface WithReleasesProps {
  area: string
  children: (releases: readonly Release[]) => ReactNode
}

/** Renders its children with the newest releases whose files are still stored. */
export const WithReleases = ({ area, children }: WithReleasesProps) => {
  const { t } = useTranslation()
  const query = useQuery(releaseContract.releases, {
    params: { area },
    query: { options: { itemsPerPage: OFFERED } },
  })
  return (
    <QueryContent query={query} skeleton={<Skeleton height={280} />}>
      {({ data }) => {
        const stored = data.filter(({ available }) => available)
        if (stored.length === 0) return <Text>{t('This area has no release that could be served.')}</Text>
        return children(stored)
      }}
    </QueryContent>
  )
}

interface Props {
  field: TextField
  releases: readonly Release[]
  label?: string
}

/** Chooses a version. Each says who gets it, and whether it was withdrawn. */
export const VersionField = ({ field, releases, label }: Props) => {
  const { t } = useTranslation()
  const { channels: names } = useReleaseNames()
  const isListed = releases.some(({ version }) => version === field.value)
  const labelOf = ({ version, channels, withdrawn }: Release) =>
    [version, ...channels.map((channel) => names[channel]), withdrawn && t('Withdrawn')].filter(Boolean).join(' · ')
  const options = releases.map((release) => ({ value: release.version, label: labelOf(release) }))
  return (
    <NativeSelect
      {...field}
      label={label ?? t('Version')}
      {...(releases.length === OFFERED && {
        description: t('The newest {{count}}. For an older one, use its menu in the list.', { count: OFFERED }),
      })}
      data={isListed ? options : [{ value: field.value, label: field.value }, ...options]}
    />
  )
}
