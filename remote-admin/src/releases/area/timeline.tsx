import { useQuery } from '@lekta/shared/client'
import { type Release, releaseContract } from '@lekta/shared/contract/delivery/release'
import type { ReleaseArea } from '@lekta/shared/contract/delivery/release-area'
import type { Rollout } from '@lekta/shared/contract/delivery/rollout'
import type { Page } from '@lekta/shared/contract/endpoint'
import { useTranslation } from '@lekta/shared/i18n'
import { numberFormat } from '@lekta/shared/lib/formats'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { Button } from '@lekta/shared/ui'
import type { ReleaseAction } from '../dialogs/dialog-props'
import { ReleaseMenu } from './release-menu'
import { type Row, useTimelineColumns } from './use-timeline-columns'

/** Milliseconds between two polls. */
const POLLING = 10_000

interface Props {
  area: ReleaseArea
  rollout: Rollout
  onAction: (action: ReleaseAction) => void
  onTokens: () => void
}

/** Returns the rows of a page of releases, the newest first. A search leaves out releases in between. */
function rowsOf({ data, total, page, size, searches }: Page<Release> & { size: number; searches: boolean }): Row[] {
  const stable = data.findIndex(({ channels }) => channels.includes('stable'))
  return data.map((release, i) => ({
    release,
    before: searches ? undefined : data[i + 1],
    position: total - (page - 1) * size - i,
    isOlder: stable === -1 ? page > 1 : i > stable,
  }))
}

/** Returns a function that says which share of the users gets a version, in a word. */
function useShareText({ channels }: Rollout) {
  const { t, i18n } = useTranslation()
  const percent = numberFormat(i18n.language, { style: 'percent' })
  return (version: string) => {
    const served = channels.filter((channel) => channel.version === version)
    if (served.some(({ channel }) => channel === 'stable')) return t('Everyone')
    const canary = served.find(({ channel }) => channel === 'canary')
    if (canary) return canary.audience.share > 0 ? percent.format(canary.audience.share / 100) : t('Chosen people')
    return served.length > 0 ? t('Testers') : '–'
  }
}

/** The releases of an area, the newest first. */
export const Timeline = ({ area, rollout, onAction, onTokens }: Props) => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize })
  const shareText = useShareText(rollout)
  const columns = useTimelineColumns(area.name, shareText, ({ release, isOlder }) => (
    <ReleaseMenu area={area} rollout={rollout} release={release} isOlder={isOlder} onAction={onAction} />
  ))
  const query = useQuery(
    releaseContract.releases,
    { params: { area: area.name }, query: listQuery(list.options) },
    { refetchOnMountOrArgChange: true, pollingInterval: POLLING },
  )
  const { size, search } = list.listState
  const withRows = (page: Page<Release>) => ({ ...page, data: rowsOf({ ...page, size, searches: search !== '' }) })
  return (
    <ListView<Row>
      list={list}
      query={{
        ...query,
        // A poll in the background shows no loading indicator.
        isFetching: query.isFetching && query.currentData === undefined,
        data: query.data && withRows(query.data),
        currentData: query.currentData && withRows(query.currentData),
      }}
      label={t('Releases')}
      columns={columns}
      rowKey={({ position }) => position}
      searchLabel={t('Version, commit or author')}
      empty={{
        title: t('No releases yet'),
        text: t('The team of this area hands in its first release with a token.'),
        action: <Button onClick={onTokens}>{t('Go to the tokens')}</Button>,
      }}
    />
  )
}
