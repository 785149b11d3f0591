import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, Icon, Text, Title } from '@lekta/shared/ui'
import { PublicFrame } from '../frame/public-frame'
import styles from './how-it-works.module.css'
import { Science } from './science'
import { useAudiences } from './use-audiences'

const ClosingLinks = () => (
  <div className={styles.audiences}>
    {useAudiences().map(({ id, picture, title, steps }) => (
      <section key={id} id={id} className={styles.audience} aria-labelledby={`${id}-title`}>
        <Title order={2} size="h3" id={`${id}-title`} className={styles.audienceTitle}>
          <span className={styles.picture}>
            <Icon name={picture} size={24} />
          </span>
          {title}
        </Title>
        <ol>
          {steps.map(([head, text]) => (
            <li key={head}>
              <b>{head}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
)

const HowItWorks = () => {
  const { t } = useTranslation()
  return (
    <PublicFrame kind="wide">
      <div className={styles.page}>
        <div className={styles.head}>
          <Title order={1}>{t('How it works')}</Title>
          <Text size="xl" c="dimmed">
            {t('From a list of names to a class you understand at a glance, and how we get the number.')}
          </Text>
        </div>
        <ClosingLinks />
        <Science />
        <section className={styles.call}>
          <Text size="lg">{t('Any other questions? We’re happy to answer them.')}</Text>
          <Button component={Link} to="/contact-us" size="md">
            {t('Contact us')}
          </Button>
        </section>
      </div>
    </PublicFrame>
  )
}

export default HowItWorks
