import { useAppSelector } from '@lekta/shared/client'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { describeLead } from '@lekta/shared/lib/measure/describe-lead'
import { chanceInHundred, formatMeasure } from '@lekta/shared/lib/measure/measure'
import { writeCompound } from '@lekta/shared/lib/measure/report-sentence'
import { useReportSentence } from '@lekta/shared/report/use-report-sentence'
import { Link } from '@lekta/shared/routing'
import { Avatar, Button, GrowthChart, Icon, Text, Title } from '@lekta/shared/ui'
import { home } from '../../lib/guard'
import styles from './landing.module.css'
import { sampleReport } from './sample-report'

const { child, measure, growth, grown } = sampleReport
const lead = describeLead(sampleReport, child.name)
const points = growth.map(({ finished_at, ...point }) => ({ at: finished_at, ...point }))
const [first = measure, last = measure] = [growth[0]?.measure, growth.at(-1)?.measure]

/** A child’s progress over a year, as a report shows it. */
const SampleCard = () => {
  const { t } = useTranslation()
  const write = useReportSentence()
  const day = useDay('medium')
  const chance = chanceInHundred(grown?.probability ?? 0)
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.who}>
        <Avatar name={child.name} avatar={null} size={44} />
        <div>
          <b>{child.name}</b>
          <span className={styles.grade}>{t('Grade {{grade}}', { grade: child.grade })}</span>
        </div>
        <span className={styles.tag}>{t('Example')}</span>
      </figcaption>
      <p className={styles.measure}>
        {formatMeasure(measure.value)}
        {lead && <span>{writeCompound(lead, write)}</span>}
      </p>
      <GrowthChart
        points={points}
        label={t('Three tests in a year: from {{first}} up to {{last}}', {
          first: formatMeasure(first.value),
          last: formatMeasure(last.value),
        })}
        formatDay={day}
      />
      <p className={styles.grown}>
        <Icon name="growth" size={22} />
        <span>
          <b>+{formatMeasure(grown?.difference ?? 0)}</b> {t('({{chance}}% likely to be real growth)', { chance })}
        </span>
      </p>
    </figure>
  )
}

const HeroLinks = () => {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.actions}>
        <Button component={Link} to="/contact-us?topic=school" size="lg">
          {t('Start with your school')}
        </Button>
        <Button component={Link} to="/register-parent" size="lg" variant="default">
          {t('Register as a parent')}
        </Button>
      </div>
      <p className={styles.login}>
        {t('Already have an account?')} <Link to="/login?as=master">{t('I am a school or teacher')}</Link>{' '}
        <Link to="/login">{t('I am a parent or child')}</Link>
      </p>
    </>
  )
}

/** The first section: what Lekta is, who it is for, and the main links. */
export const Hero = () => {
  const { t } = useTranslation()
  // Each sentence starts on its own line, in every language.
  const promise = t('Know how well each child reads. Watch it grow.').match(/[^.]+\./g) ?? []
  const inside = useAppSelector(({ session }) => session.token !== null)
  return (
    <section className={styles.hero}>
      <div>
        <Title order={1} className={styles.title}>
          {promise.map((sentence) => (
            <span key={sentence}>{sentence.trim()} </span>
          ))}
        </Title>
        <Text size="xl" c="dimmed" className={styles.lead}>
          {t(
            'In half an hour you know a child’s reading level, how sure we are, and what to read next. A whole school in one morning.',
          )}
        </Text>
        {inside ? (
          <Button component={Link} to={home} size="lg">
            {t('Go to dashboard')}
          </Button>
        ) : (
          <HeroLinks />
        )}
      </div>
      <SampleCard />
    </section>
  )
}
