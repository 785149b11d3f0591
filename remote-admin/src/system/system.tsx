import { useQuery } from '@lekta/shared/client'
import { systemContract } from '@lekta/shared/contract/platform/system'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, PageHeader, SimpleGrid, Skeleton, Stack } from '@lekta/shared/ui'
import { Checks } from './checks'
import { MaintenancePanel } from './maintenance'
import { Overview } from './overview'

const OverviewSkeleton = () => (
  <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
    <Skeleton height={400} radius="lg" />
    <Skeleton height={400} radius="lg" />
  </SimpleGrid>
)

/** Whether the installation is in order, what it consists of, and its maintenance. */
export default function SystemPage() {
  const { t } = useTranslation()
  const options = { refetchOnMountOrArgChange: true }
  const system = useQuery(systemContract.system, undefined, options)
  const checks = useQuery(systemContract.systemCheck, undefined, options)
  const checkAgain = () => {
    void system.refetch()
    void checks.refetch()
  }
  return (
    <>
      <PageHeader title={t('System')} subtitle={t('Checks, versions, database, mail, backups and maintenance')}>
        <Button
          variant="default"
          leftSection={<Icon name="retry" size={18} />}
          loading={checks.isFetching}
          onClick={checkAgain}
        >
          {t('Check again')}
        </Button>
      </PageHeader>
      <Stack gap="md">
        <Checks query={checks} />
        <QueryContent query={system} skeleton={<OverviewSkeleton />}>
          {(data) => <Overview system={data} />}
        </QueryContent>
        <MaintenancePanel />
      </Stack>
    </>
  )
}
