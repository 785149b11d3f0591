import { call, useQuery } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Group, Text } from '@lekta/shared/ui'
import { type AuditRow, auditContract, MOST_LISTED } from '../contract/audit'
import { useTimeZone } from '../dates/use-day'
import { DownloadButton } from '../downloads/download-button'
import type { MakeFile } from '../downloads/use-download'
import { languageOf } from '../lib/language-of'
import { ListView } from '../lists/list-view'
import { defaultPageSize, listQuery, useList } from '../lists/use-list'
import { useUrlFilter } from '../lists/use-url-filter'
import { AuditFilters, filterNames, queryOf } from './audit-filters'
import { type PathOf, useAuditColumns } from './use-audit-columns'

interface Props {
  /** An admin sees the log of all schools, and a school its own. */
  viewer: 'admin' | 'school'
  pathOf: PathOf
}

const endpoints = {
  admin: { list: auditContract.adminAudit, file: auditContract.adminAuditFile },
  school: { list: auditContract.schoolAudit, file: auditContract.schoolAuditFile },
} as const

/** Returns the filters in the address as a query, with the language and the time zone of the user. */
function useFilters(viewer: Props['viewer']) {
  const { i18n } = useTranslation()
  const { values, choose, filtered } = useUrlFilter(...filterNames)
  const zone = useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const schoolId = viewer === 'admin' ? Number.parseInt(values.school, 10) || undefined : undefined
  const query = { ...queryOf(values), time_zone: zone, language: languageOf(i18n.language) }
  return { values, choose, filtered, query, schoolId, ofSchool: schoolId === undefined ? {} : { school_id: schoolId } }
}

/** The log of who viewed and changed what, newest first, with filters in the address and a CSV file. */
export const AuditList = ({ viewer, pathOf }: Props) => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'at', descending: true })
  const { values, choose, filtered, query: filter, schoolId, ofSchool } = useFilters(viewer)
  const options = { ...list.options, ...ofSchool }
  const query = useQuery(endpoints[viewer].list, { query: { ...listQuery(options), ...filter } })
  const columns = useAuditColumns({
    pathOf,
    onActor: list.toSearch,
    ...(viewer === 'admin' && { onSchool: (id: number) => choose('school', String(id)) }),
  })
  const who = list.listState.search
  const fileQuery = { ...filter, ...ofSchool, ...(who && { who }) }
  const load: MakeFile = (http) => call(http, endpoints[viewer].file, { query: fileQuery })
  const schoolName = query.data?.data.find(({ school }) => school?.id === schoolId)?.school?.name
  return (
    <>
      <ListView<AuditRow>
        name="audit"
        list={list}
        query={query}
        label={t('Activity log')}
        columns={columns}
        rowKey={({ id }) => id}
        searchLabel={t('Name of the person')}
        empty={{
          title: t('Nothing has been recorded yet'),
          text: t('Once someone views or changes data, it appears here.'),
        }}
        filters={<AuditFilters values={values} choose={choose} school={schoolName} />}
        filtered={filtered}
        actions={<DownloadButton label={t('Download CSV')} make={load} />}
      />
      {(query.data?.total ?? 0) >= MOST_LISTED && (
        <Group mt="sm">
          <Text size="sm" c="dimmed">
            {t('Only the newest {{count}} entries are listed. Choose a period to see older ones.', {
              count: MOST_LISTED,
            })}
          </Text>
        </Group>
      )}
    </>
  )
}
