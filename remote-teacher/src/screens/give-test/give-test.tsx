import { UnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { useTranslation } from '@lekta/shared/i18n'
import { Navigate, useSearchParams } from '@lekta/shared/routing'
import { PageHeader } from '@lekta/shared/ui'
import { allowPath } from '../../schedule/paths'
import { GiveTestForm } from './give-test-form'

/** Gives a test in three steps. Old addresses of the page for exceptions redirect to it. */
export default function GiveTestPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  if (params.get('tab') === 'allow') {
    return <Navigate to={allowPath(Number(params.get('schedule')) || undefined)} replace />
  }
  return (
    <UnsavedGuard>
      <PageHeader title={t('Give a test')} subtitle={t('Give a test to students who have a seat.')} />
      <GiveTestForm />
    </UnsavedGuard>
  )
}
