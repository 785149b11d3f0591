import { useQuery } from '@lekta/shared/client'
import { rolloverContract } from '@lekta/shared/contract/people/rollover'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { UnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, EmptyNotice, PageHeader, Skeleton, Stack } from '@lekta/shared/ui'
import { History } from './history'
import { RolloverForm } from './rollover-form'
import { RolloverView } from './rollover-view'
import { useChosenRollover } from './use-steps'

const NoClassrooms = () => {
  const { t } = useTranslation()
  return (
    <EmptyNotice
      title={t('No classes yet')}
      action={
        <Button component={Link} to="/school/class-room">
          {t('Classrooms')}
        </Button>
      }
    >
      {t('Once your school has classes with students, you can move them up here when a new school year begins.')}
    </EmptyNotice>
  )
}

const Planning = ({ onStarted }: { onStarted: (id: number) => void }) => {
  const query = useQuery(rolloverContract.rolloverProposal, undefined, { refetchOnMountOrArgChange: true })
  return (
    <QueryContent query={query} skeleton={<Skeleton height={420} radius="lg" />} isForm>
      {(proposal) => {
        if (proposal.waiting !== null) return <RolloverView id={proposal.waiting} onClose={() => undefined} />
        if (proposal.classrooms.length === 0) return <NoClassrooms />
        return <RolloverForm proposal={proposal} onStarted={({ id }) => onStarted(id)} />
      }}
    </QueryContent>
  )
}

/** Begins a new school year: classes move up and the highest grade leaves, as a plan that is checked first. */
export default function RolloverPage() {
  const { t } = useTranslation()
  const { id, choose } = useChosenRollover()
  return (
    <UnsavedGuard>
      <PageHeader
        title={t('New school year')}
        subtitle={t('Move all classes up at once, and archive those who leave')}
      />
      <Stack gap="xl">
        {id === null ? <Planning onStarted={choose} /> : <RolloverView key={id} id={id} onClose={() => choose(null)} />}
        <History />
      </Stack>
    </UnsavedGuard>
  )
}
