import { useQuery } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Icon, Skeleton, Text } from '@lekta/shared/ui'
import { type Consent, consentContract } from '../contract/people/consent'
import { useDay } from '../dates/use-day'
import { QueryContent } from '../feedback/query-content'
import styles from './account-settings.module.css'
import { SettingsSection } from './settings-section'

/** Returns a function that says what a consent is for. */
function useConsentTitle() {
  const { t } = useTranslation()
  return ({ subject, child }: Consent): string => {
    if (subject === 'terms') return t('Terms and privacy policy')
    return child ? t('Storage of {{name}}’s data', { name: child.name }) : t('Storage of a child’s data')
  }
}

/** Says how the user is related to the child, and who has confirmed it. */
const Relation = ({ consent: { relation, verified_by_school, child } }: { consent: Consent }) => {
  const { t } = useTranslation()
  if (relation === null || relation === 'self') return null
  const name = relation === 'parent' ? t('As a parent') : t('As a legal guardian')
  const confirmation = verified_by_school ? t('confirmed by the school') : child ? null : t('waiting for the school')
  return <>{confirmation ? `${name}, ${confirmation}` : name} · </>
}

const ConsentRow = ({ consent }: { consent: Consent }) => {
  const { t } = useTranslation()
  const day = useDay()
  const titleOf = useConsentTitle()
  const { at, wording, withdrawn_at } = consent
  return (
    <li className={styles.device}>
      <Icon name={withdrawn_at ? 'close' : 'check'} size={24} />
      <div>
        <Text fw={600}>{titleOf(consent)}</Text>
        <Text size="sm" c="dimmed">
          <Relation consent={consent} />
          {t('Agreed on {{day}}', { day: day(at) })}
          {withdrawn_at && ` · ${t('Withdrawn on {{day}}', { day: day(withdrawn_at) })}`}
          {' · '}
          <Anchor component={Link} to={`/privacy-policy?as=${wording}`} target="_blank" inherit underline="always">
            {t('Wording of {{day}}', { day: day(`${wording}T12:00:00`) })}
          </Anchor>
        </Text>
      </div>
    </li>
  )
}

/** Lists what the user has consented to, when, and to which wording. */
export const ConsentSection = () => {
  const { t } = useTranslation()
  return (
    <SettingsSection title={t('Your consents')} text={t('What you have agreed to, and when.')}>
      <QueryContent query={useQuery(consentContract.consents)} skeleton={<Skeleton height={88} />}>
        {(consents) =>
          consents.length === 0 ? (
            <Text c="dimmed">{t('No consent is recorded for this account.')}</Text>
          ) : (
            <ul className={styles.devices}>
              {consents.map((consent) => (
                <ConsentRow key={consent.id} consent={consent} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </SettingsSection>
  )
}
