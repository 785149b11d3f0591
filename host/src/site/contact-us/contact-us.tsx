import { useTranslation } from '@lekta/shared/i18n'
import { Icon, type Picture, Text, Title } from '@lekta/shared/ui'
import { useState } from 'react'
import { PublicFrame } from '../frame/public-frame'
import { ContactForm } from './contact-form'
import styles from './contact-us.module.css'
import { Sent } from './sent'

const Point = ({ picture, children }: { picture: Picture; children: string }) => (
  <li>
    <Icon name={picture} size={22} />
    {children}
  </li>
)

const ContactUs = () => {
  const { t } = useTranslation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <PublicFrame kind="wide">
      <div className={styles.page}>
        <div className={styles.words}>
          <Title order={1}>{t('Contact us')}</Title>
          <Text size="lg" c="dimmed">
            {t('Tell us about your school, ask about your child’s account, or tell us what we could do better.')}
          </Text>
          <ul className={styles.points}>
            <Point picture="clock">{t('A person reads every message within one working day.')}</Point>
            <Point picture="classroom">
              {t('For schools: tell us how many children you have and in which grades, and we’ll send you a quote.')}
            </Point>
            <Point picture="check">
              {t(
                'Please don’t send children’s names or results. If we need them, we’ll show you a safe way to send them.',
              )}
            </Point>
          </ul>
        </div>
        <div className={styles.card}>
          {sentTo === null ? (
            <ContactForm onSent={setSentTo} />
          ) : (
            <Sent email={sentTo} onMore={() => setSentTo(null)} />
          )}
        </div>
      </div>
    </PublicFrame>
  )
}

export default ContactUs
