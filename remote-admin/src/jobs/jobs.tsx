import { useTranslation } from '@lekta/shared/i18n'
import { PageHeader, Stack } from '@lekta/shared/ui'
import { FailedJobs } from './failed-jobs'
import { JobCounts } from './job-counts'

/** What the server does later, and what has failed. */
export default function JobsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader
        title={t('Jobs')}
        subtitle={t('What the server does later: e-mails, imports, exports and regular work')}
      />
      <Stack gap="lg">
        <JobCounts />
        <FailedJobs />
      </Stack>
    </>
  )
}
