import { useTranslation } from '@lekta/shared/i18n'
import { useSearchParams } from '@lekta/shared/routing'
import { PageHeader, Tabs } from '@lekta/shared/ui'
import { Allow } from './allow'
import { Give } from './give'

/** Gives tests, and allows more to children who have one. */
export default function Test() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'allow' ? 'allow' : 'give'
  const open = (next: string | null) => setParams(next === 'allow' ? { tab: 'allow' } : {}, { replace: true })
  return (
    <>
      <PageHeader
        title={tab === 'allow' ? t('Manage access') : t('Give a test')}
        subtitle={
          tab === 'allow'
            ? t('Let students start early, retake a test or join one.')
            : t('Give a test to students who have a seat.')
        }
      />
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="give">{t('Give a test')}</Tabs.Tab>
          <Tabs.Tab value="allow">{t('Manage access')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="give">
          <Give />
        </Tabs.Panel>
        <Tabs.Panel value="allow">
          <Allow />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
