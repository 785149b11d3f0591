import { useQuery } from '@lekta/shared/client'
import { linkContract } from '@lekta/shared/contract/people/link'
import { schoolContract } from '@lekta/shared/contract/people/school'
import { useTranslation } from '@lekta/shared/i18n'
import { useSearchParams } from '@lekta/shared/routing'
import { Badge, PageHeader, Tabs, Text } from '@lekta/shared/ui'
import { LinkRequests } from './link-requests'
import { Linked } from './linked-parents'
import styles from './parent.module.css'

/** Returns the tab in the address and a setter. Each tab has its own list, so switching resets the list. */
function useTab() {
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'linked' ? 'linked' : 'asking'
  const turn = (next: string | null) => setParams(next === 'linked' ? { tab: next } : {}, { replace: true })
  return { tab, turn }
}

/** The number of waiting link requests. The list's filters do not affect it. */
const Count = () => {
  const { data } = useQuery(
    linkContract.linkRequests,
    { query: { options: { itemsPerPage: 1 } } },
    { refetchOnMountOrArgChange: true },
  )
  if (!data?.total) return null
  return (
    <Badge circle={data.total < 10} color="teal" c="#12343b" size="lg">
      {data.total}
    </Badge>
  )
}

const Code = () => {
  const { t } = useTranslation()
  const { data } = useQuery(schoolContract.mySchool)
  if (!data) return null
  return (
    <div className={styles.code}>
      <Text size="sm">{t('Your school code')}</Text>
      <b>{data.code}</b>
      <Text size="sm" c="dimmed">
        {t('Parents use this code and their child’s username to request access. It is printed on login cards.')}
      </Text>
    </div>
  )
}

/** Link requests, and the parents who are linked. */
export default function Parent() {
  const { t } = useTranslation()
  const { tab, turn } = useTab()
  return (
    <>
      <PageHeader title={t('Parents')} subtitle={t('Parent access requests and linked parents')} />
      <Code />
      <Tabs value={tab} onChange={turn} keepMounted={false}>
        <Tabs.List mb="lg" aria-label={t('Parents')}>
          <Tabs.Tab value="asking" rightSection={<Count />}>
            {t('Requests')}
          </Tabs.Tab>
          <Tabs.Tab value="linked">{t('Linked parents')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="asking">
          <LinkRequests />
        </Tabs.Panel>
        <Tabs.Panel value="linked">
          <Linked />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
