import { disclaimer } from '@lekta/shared/brand'
import { useTranslation } from '@lekta/shared/i18n'
import { MeasurePart } from '@lekta/shared/report/report-adult'
import { Link } from '@lekta/shared/routing'
import { Button, Icon, type Picture, Text, Title } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { PublicFrame } from '../frame/public-frame'
import { ClassPicture } from './class-picture'
import { Hero } from './hero'
import styles from './landing.module.css'
import { People } from './people'
import { Prices } from './prices'
import { Questions } from './questions'
import { sampleReport } from './sample-report'
import { SampleTest } from './sample-test'
import { Section } from './section'
import { Start } from './start'

const Reason = ({ picture, title, children }: { picture: Picture; title: string; children: ReactNode }) => (
  <div className={styles.reason}>
    <span className={styles.picture}>
      <Icon name={picture} size={26} />
    </span>
    <Title order={3} size="h4">
      {title}
    </Title>
    <Text c="dimmed">{children}</Text>
  </div>
)

const Meaning = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.beside}>
      <MeasurePart report={sampleReport} />
      <div className={styles.stack}>
        <Reason picture="report" title={t('One scale for readers and books')}>
          {t('Texts and readers are on the same scale, so a measure shows at once which texts are right.')}
        </Reason>
        <Reason picture="search" title={t('Every measure comes with its band')}>
          {t(
            'A short test cannot know everything. We show how sure each measure is, and never hide it in small print.',
          )}
        </Reason>
        <Reason picture="growth" title={t('Growth you can see')}>
          {t('Test by test, with the chance that the growth is real and not luck.')}
        </Reason>
      </div>
    </div>
  )
}

const Privacy = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.people}>
      <Reason picture="check" title={t('Only what we need')}>
        {t(
          'A name, a class and, if you like, a date of birth. No addresses, no ID numbers, nothing about family or income.',
        )}
      </Reason>
      <Reason picture="check" title={t('No tracking')}>
        {t('No adverts, no trackers, no third-party analytics. We never sell data.')}
      </Reason>
      <Reason picture="check" title={t('Schools never see each other’s data')}>
        {t(
          'Teachers see only their own classes and parents only their own children. Every time staff open a report, it is recorded.',
        )}
      </Reason>
      <Reason picture="check" title={t('Export or deletion on request')}>
        {t('Write to us or ask your school. A person will send you your child’s data, or delete it.')}
      </Reason>
    </div>
  )
}

const CallToAction = () => {
  const { t } = useTranslation()
  return (
    <section className={styles.call}>
      <Title order={2}>{t('See how well your students read')}</Title>
      <Text size="lg">{t('Test your first class in one morning. We’ll help you set it up.')}</Text>
      <div className={styles.actions}>
        <Button component={Link} to="/contact-us?topic=school" size="lg" color="dark.6">
          {t('Start with your school')}
        </Button>
        <Button component={Link} to="/how-it-works" size="lg" variant="white" color="dark.6">
          {t('How it works')}
        </Button>
      </div>
    </section>
  )
}

const Landing = () => {
  const { t } = useTranslation()
  return (
    <PublicFrame kind="wide">
      <Hero />
      <Section
        id="measure"
        title={t('What your result tells you')}
        lead={t('Not a mark and not a ranking. It shows how well this child reads today and what is within reach.')}
      >
        <Meaning />
      </Section>
      <Section
        id="test"
        raised
        title={t('What the test looks like')}
        lead={t(
          'A short text and two sentences with a gap, each with four ways to fill it. Each new text matches how well the child reads.',
        )}
      >
        <SampleTest />
      </Section>
      <Section
        id="class"
        title={t('A class at a glance')}
        lead={t(
          'Thirty children, ten minutes: teachers see at once who is improving, who needs easier texts, and who is still missing.',
        )}
      >
        <ClassPicture />
      </Section>
      <Section
        id="start"
        raised
        title={t('From a list of names to your first reports')}
        lead={t('Nothing to install and no training day. This is all a school has to do.')}
      >
        <Start />
      </Section>
      <Section id="people" title={t('One portal for everyone')}>
        <People />
      </Section>
      <Section id="prices" raised title={t('Prices')} lead={t('One price per child, with everything included.')}>
        <Prices />
      </Section>
      <Section id="privacy" title={t('Children’s data belongs to children')}>
        <Privacy />
        <p className={styles.more}>
          <Link to="/privacy-policy">{t('Read the privacy policy')}</Link>
        </p>
      </Section>
      <Section id="questions" raised title={t('Questions, answered')}>
        <Questions />
        <p className={styles.more}>{t(disclaimer.en)}</p>
      </Section>
      <CallToAction />
    </PublicFrame>
  )
}

export default Landing
