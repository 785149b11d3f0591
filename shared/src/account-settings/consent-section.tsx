import { useMutation, useQuery } from '@lekta/shared/client'
import { isLanguage, useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Icon, Skeleton, Text } from '@lekta/shared/ui'
import { type Consent, consentContract } from '../contract/people/consent'
import { ERASURE_WAIT } from '../contract/retention'
import { useDay } from '../dates/use-day'
import { ConfirmButton } from '../feedback/confirm-button'
import { QueryContent } from '../feedback/query-content'
import { useAction } from '../feedback/use-action'
import { describePeriod } from '../lib/time/period'
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

/** Withdraws the consent for a child, after explaining what that means. */
const WithdrawButton = ({ child: { id, name } }: { child: { id: number; name: string } }) => {
  const { t, i18n } = useTranslation()
  const act = useAction()
  const [withdraw] = useMutation(consentContract.withdrawConsent)
  const time = describePeriod(ERASURE_WAIT, isLanguage(i18n.language) ? i18n.language : 'en')
  return (
    <ConfirmButton
      variant="default"
      size="xs"
      aria-label={t('Withdraw: {{name}}', { name })}
      title={t('Withdraw your consent for {{name}}?', { name })}
      text={t(
        'We then stop using {{name}}’s data. The account is closed at once, and everything is deleted after {{time}}; until then you can cancel this. If a school manages the account, you lose access instead, and we ask the school to delete the data.',
        { name, time },
      )}
      action={t('Withdraw consent')}
      onConfirm={() => act(() => withdraw({ params: { id } }).unwrap(), t('Your consent is withdrawn.'))}
    >
      {t('Withdraw')}
    </ConfirmButton>
  )
}

interface RowProps {
  consent: Consent
  /** Whether it is the latest consent for its child, and still valid. */
  isCurrent: boolean
}

const ConsentRow = ({ consent, isCurrent }: RowProps) => {
  const { t } = useTranslation()
  const day = useDay()
  const titleOf = useConsentTitle()
  const { at, wording, withdrawn_at, child } = consent
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
      {isCurrent && child && <WithdrawButton child={child} />}
    </li>
  )
}

/** Returns whether a consent, of a list with the newest first, is the latest for its child and still valid. */
const isCurrentAmong = (consents: readonly Consent[], consent: Consent) =>
  consent.withdrawn_at === null && consents.find(({ child }) => child?.id === consent.child?.id) === consent

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
                <ConsentRow key={consent.id} consent={consent} isCurrent={isCurrentAmong(consents, consent)} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </SettingsSection>
  )
}
