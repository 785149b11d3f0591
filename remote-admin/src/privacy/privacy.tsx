import { useTranslation } from '@lekta/shared/i18n'
import { useSearchParams } from '@lekta/shared/routing'
import { PageHeader, Tabs } from '@lekta/shared/ui'
import { Exports } from '../exports/exports'
import { Erasures } from './erasures'

/** Requests about personal data: to delete it, and to have a copy of it. */
export default function PrivacyPage() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'exports' ? 'exports' : 'deleted'
  const open = (next: string | null) => setParams(next === 'exports' ? { tab: 'exports' } : {}, { replace: true })
  return (
    <>
      <PageHeader
        title={t('Privacy')}
        subtitle={
          tab === 'exports'
            ? t('Copies of everything stored about a person. Only the requester can download one')
            : t('Whose data will be deleted and when, and what was deleted')
        }
      />
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="deleted">{t('Deletions')}</Tabs.Tab>
          <Tabs.Tab value="exports">{t('Exports')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="deleted">
          <Erasures />
        </Tabs.Panel>
        <Tabs.Panel value="exports">
          <Exports />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
