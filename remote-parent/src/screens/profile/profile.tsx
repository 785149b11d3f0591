import { useQuery } from '@lekta/shared/client'
import { reportContract } from '@lekta/shared/contract/assessment/report'
import { type Child, childContract } from '@lekta/shared/contract/people/child'
import { useOpenErasures } from '@lekta/shared/erasure/waiting-erasures'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { GrowthPart, MeasurePart } from '@lekta/shared/report/report-adult'
import { BackLink, type BackTarget, StudentHeader } from '@lekta/shared/report/student-header'
import { useParams } from '@lekta/shared/routing'
import { Card, EmptyNotice, LoadingSkeleton, Skeleton } from '@lekta/shared/ui'
import { gradeAndSchool } from '../../grade-and-school'
import { useFirstTest } from '../../use-waiting-test'
import { AccountPart } from './account-part'
import { DeletePart } from './delete-part'
import { HomeTestPart } from './home-test-part'
import { LinkPart } from './link-part'
import { OnThisDevicePart } from './on-this-device-part'
import styles from './profile.module.css'
import { TestsPart } from './tests-part'

const ProfileSkeleton = ({ head = false }: { head?: boolean }) => (
  <LoadingSkeleton className={styles.waiting}>
    {head && <Skeleton height={96} />}
    <Skeleton height={340} radius="lg" />
  </LoadingSkeleton>
)

/** The child's latest report. It includes all earlier tests, so no other report is needed. */
const LatestReport = ({ reportId }: { reportId: number }) => {
  const query = useQuery(reportContract.report, { params: { id: reportId } }, { refetchOnMountOrArgChange: true })
  return (
    <QueryContent query={query} skeleton={<ProfileSkeleton />}>
      {(report) => (
        <>
          <MeasurePart report={report} />
          <GrowthPart report={report} />
          <TestsPart growth={report.growth} />
        </>
      )}
    </QueryContent>
  )
}

const NotTested = ({ child }: { child: Child }) => {
  const { t } = useTranslation()
  return (
    <Card component="section">
      <EmptyNotice title={t('No tests finished yet')}>{useFirstTest(child)}</EmptyNotice>
    </Card>
  )
}

const Profile = ({ child, back }: { child: Child; back: BackTarget }) => {
  const { t } = useTranslation()
  const { standing } = child
  const isClosed = useOpenErasures().some(({ account_id }) => account_id === child.id)
  return (
    <article>
      <StudentHeader child={child} subtitle={gradeAndSchool(child, t)} back={back} />
      <div className={styles.parts}>
        {standing ? <LatestReport reportId={standing.report_id} /> : <NotTested child={child} />}
        {!isClosed && <OnThisDevicePart child={child} />}
        {!isClosed && <HomeTestPart child={child} />}
        <AccountPart child={child} />
        <LinkPart child={child} />
        <DeletePart child={child} />
      </div>
    </article>
  )
}

/** The profile of a parent's child: its latest report, all its tests, and its account. */
export default function ChildProfile() {
  const { t } = useTranslation()
  const { id } = useParams()
  const back = { to: '/parent/child', label: t('My children') }
  const query = useQuery(childContract.child, { params: { id: Number(id) } }, { refetchOnMountOrArgChange: true })
  return (
    <QueryContent query={query} skeleton={<ProfileSkeleton head />} order={1} aboveFailure={<BackLink {...back} />}>
      {(child) => <Profile child={child} back={back} />}
    </QueryContent>
  )
}
