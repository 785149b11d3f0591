import { useTranslation } from '@lekta/shared/i18n'
import { Navigate, useLocation, useSearchParams } from '@lekta/shared/routing'
import { PageHeader, Tabs } from '@lekta/shared/ui'
import { allowPath } from '../../schedule/paths'
import { GiveTestForm } from './give-test-form'
import { ManageAccess } from './manage-access'

const menuPathOfAccess = '/teacher/allow-test'

const GiveTest = () => {
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
          <GiveTestForm />
        </Tabs.Panel>
        <Tabs.Panel value="allow">
          <ManageAccess />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

/** Gives tests, and manages access to existing ones. The menu's path for the latter redirects to its tab. */
export default function GiveTestPage() {
  const { pathname } = useLocation()
  return pathname === menuPathOfAccess ? <Navigate to={allowPath()} replace /> : <GiveTest />
}
