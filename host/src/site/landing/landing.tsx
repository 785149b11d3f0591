import { brand } from '@lekta/shared/brand'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { MeasurePart } from '@lekta/shared/screens/report-adult'
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
        <Reason picture="report" title={t('One number that books have too')}>
          {t('Texts and readers stand on the same scale, so a measure tells at once which texts are right.')}
        </Reason>
        <Reason picture="search" title={t('Never without its band')}>
          {t(
            'A short test cannot know everything. We say how sure each measure is, and do not hide it in small print.',
          )}
        </Reason>
        <Reason picture="growth" title={t('Growth you can see')}>
          {t('Test by test, with the probability that the growth is real and not luck.')}
        </Reason>
      </div>
    </div>
  )
}

const Privacy = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.people}>
      <Reason picture="check" title={t('Only what is needed')}>
        {t(
          'A name, a class, a date of birth if you wish. No address, no identity numbers, nothing about family or income.',
        )}
      </Reason>
      <Reason picture="check" title={t('Nobody is watched')}>
        {t('No advertising, no trackers, no analytics of others. Data is never sold.')}
      </Reason>
      <Reason picture="check" title={t('Walls between schools')}>
        {t(
          'A teacher sees their own classes, a parent their own children, and nobody anybody else’s. Every look of the staff at a report is noted.',
        )}
      </Reason>
      <Reason picture="check" title={t('Handed over or erased when you ask')}>
        {t('Write to us, or ask your school: people hand over a child’s data, or erase it, on request.')}
      </Reason>
    </div>
  )
}

const Call = () => {
  const { t } = useTranslation()
  return (
    <section className={styles.call}>
      <Title order={2}>{t('See where your readers stand')}</Title>
      <Text size="lg">{t('A first class is measured on a single morning. We help you to set it up.')}</Text>
      <div className={styles.ways}>
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
        title={t('What a measure tells')}
        lead={t('Not a mark and not a rank, but a place: where this child reads today, and what lies within reach.')}
      >
        <Meaning />
      </Section>
      <Section
        id="test"
        raised
        title={t('How a test looks')}
        lead={t('A short text, a sentence with a gap, four ways to fill it. Each next text fits how the child reads.')}
      >
        <SampleTest />
      </Section>
      <Section
        id="class"
        title={t('A class at a glance')}
        lead={t(
          'Thirty children and ten minutes: a teacher sees at once who grows, who needs easier texts, and who is missing.',
        )}
      >
        <ClassPicture />
      </Section>
      <Section
        id="start"
        raised
        title={t('From a list of names to the first reports')}
        lead={t('No installation and no training day. This is all that it takes from a school.')}
      >
        <Start />
      </Section>
      <Section id="people" title={t('One portal for everybody')}>
        <People />
      </Section>
      <Section id="prices" raised title={t('Prices')} lead={t('One price for each child, with everything in it.')}>
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
        <p className={styles.more}>{t(brand.disclaimer)}</p>
      </Section>
      <Call />
    </PublicFrame>
  )
}

export default Landing
