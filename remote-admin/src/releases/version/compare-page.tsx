import { useQuery } from '@lekta/shared/client'
import { type Release, releaseContract } from '@lekta/shared/contract/delivery/release'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { useParams, useSearchParams } from '@lekta/shared/routing'
import {
  ActionIcon,
  EmptyNotice,
  Icon,
  LoadingSkeleton,
  NativeSelect,
  PageHeader,
  Skeleton,
  Stack,
} from '@lekta/shared/ui'
import { Differences } from './differences'
import styles from './version.module.css'

/** How many releases can be chosen; older ones are compared from their page. */
const OFFERED = 100

interface Pair {
  before: string
  after: string
}

interface Props {
  releases: readonly Release[]
  pair: Pair
  onChange: (pair: Pair) => void
}

const Choices = ({ releases, pair: { before, after }, onChange }: Props) => {
  const { t } = useTranslation()
  const versions = [...new Set([...releases.map(({ version }) => version), before, after])].filter(Boolean)
  return (
    <div className={styles.choices}>
      <NativeSelect
        label={t('Before')}
        value={before}
        data={versions}
        onChange={({ currentTarget }) => onChange({ before: currentTarget.value, after })}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('Swap the releases')}
        onClick={() => onChange({ before: after, after: before })}
      >
        <Icon name="compare" />
      </ActionIcon>
      <NativeSelect
        label={t('After')}
        value={after}
        data={versions}
        onChange={({ currentTarget }) => onChange({ before, after: currentTarget.value })}
      />
    </div>
  )
}

const Comparison = ({ area, pair }: { area: string; pair: Pair }) => {
  const { t } = useTranslation()
  const query = useQuery(
    releaseContract.compareReleases,
    { params: { area }, query: pair },
    { skip: pair.before === pair.after },
  )
  if (pair.before === pair.after) return <EmptyNotice title={t('Choose two different releases')} />
  return (
    <QueryContent
      // While other releases are loading, the differences of the last ones are not shown.
      query={{ ...query, data: query.currentData }}
      skeleton={
        <LoadingSkeleton>
          <Skeleton height={420} radius="lg" />
        </LoadingSkeleton>
      }
    >
      {(comparison) => <Differences comparison={comparison} />}
    </QueryContent>
  )
}

/** What differs between two releases of an area. */
export default function ComparePage() {
  const { t } = useTranslation()
  const { area = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const query = useQuery(releaseContract.releases, { params: { area }, query: { options: { itemsPerPage: OFFERED } } })
  // Without a choice in the address, the newest release is compared with the one before.
  const pairOf = (releases: readonly Release[]): Pair => ({
    before: params.get('before') ?? releases[1]?.version ?? '',
    after: params.get('after') ?? releases[0]?.version ?? '',
  })
  return (
    <>
      <PageHeader title={t('Compare releases')} subtitle={area} />
      <QueryContent
        query={query}
        skeleton={
          <LoadingSkeleton>
            <Skeleton height={480} radius="lg" />
          </LoadingSkeleton>
        }
      >
        {({ data: releases }) => {
          const pair = pairOf(releases)
          if (pair.before === '' || pair.after === '')
            return <EmptyNotice title={t('There are no two releases to compare yet')} />
          return (
            <Stack gap="lg">
              <Choices releases={releases} pair={pair} onChange={(next) => setParams({ ...next }, { replace: true })} />
              <Comparison area={area} pair={pair} />
            </Stack>
          )
        }}
      </QueryContent>
    </>
  )
}
