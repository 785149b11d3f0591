import { type ApiError, useQuery } from '@lekta/shared/client'
import { reportContract } from '@lekta/shared/contract/assessment/report'
import { type Child, childContract } from '@lekta/shared/contract/people/child'
import { useTranslation } from '@lekta/shared/i18n'
import { GrowthPart, MeasurePart } from '@lekta/shared/report/report-adult'
import { BackLink, type BackTarget, StudentHeader } from '@lekta/shared/report/student-header'
import { useParams } from '@lekta/shared/routing'
import { Card, EmptyPicture, FailureNotice, Notice, Skeleton, VisuallyHidden } from '@lekta/shared/ui'
import { gradeAndSchool } from '../../grade-and-school'
import { useFirstTest } from '../../use-waiting-test'
import { AccountPart } from './account-part'
import { HomeTestPart } from './home-test-part'
import { LinkPart } from './link-part'
import { OnThisDevicePart } from './on-this-device-part'
import styles from './profile.module.css'
import { TestsPart } from './tests-part'

const Waiting = ({ head = false }: { head?: boolean }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      {head && <Skeleton height={96} />}
      <Skeleton height={340} radius="lg" />
    </div>
  )
}

/** The latest report includes all earlier tests, so it is enough. */
const LatestReport = ({ reportId }: { reportId: number }) => {
  const { data, error, refetch } = useQuery(
    reportContract.report,
    { params: { id: reportId } },
    { refetchOnMountOrArgChange: true },
  )
  if (error && !data) return <FailureNotice message={(error as ApiError).message} onRetry={refetch} />
  if (!data) return <Waiting />
  return (
    <>
      <MeasurePart report={data} />
      <GrowthPart report={data} />
      <TestsPart growth={data.growth} />
    </>
  )
}

const NotTested = ({ child }: { child: Child }) => {
  const { t } = useTranslation()
  return (
    <Card component="section">
      <Notice picture={<EmptyPicture />} title={t('No tests finished yet')}>
        {useFirstTest(child)}
      </Notice>
    </Card>
  )
}

const Profile = ({ child, back }: { child: Child; back: BackTarget }) => {
  const { t } = useTranslation()
  const { standing } = child
  return (
    <article>
      <StudentHeader child={child} subtitle={gradeAndSchool(child, t)} back={back} />
      <div className={styles.parts}>
        {standing ? <LatestReport reportId={standing.report_id} /> : <NotTested child={child} />}
        <OnThisDevicePart child={child} />
        <HomeTestPart child={child} />
        <AccountPart child={child} />
        <LinkPart child={child} />
      </div>
    </article>
  )
}

/** The profile of a parent's child: its latest report, all its tests, and its account. */
export default function ChildProfile() {
  const { t } = useTranslation()
  const { id } = useParams()
  const back = { to: '/parent/child', label: t('My children') }
  const { data, error, refetch } = useQuery(
    childContract.child,
    { params: { id: Number(id) } },
    { refetchOnMountOrArgChange: true },
  )
  if (error && !data)
    return (
      <>
        <BackLink {...back} />
        <FailureNotice order={1} message={(error as ApiError).message} onRetry={refetch} />
      </>
    )
  if (!data) return <Waiting head />
  return <Profile child={data} back={back} />
}
