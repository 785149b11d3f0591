import type { Child } from '@lekta/shared/contract/people/child'
import { useTranslation } from '@lekta/shared/i18n'
import { dateFormat } from '@lekta/shared/lib/formats'
import { ReportSection } from '@lekta/shared/report/report-section'
import styles from './profile.module.css'

// A date of birth has no time. Parsed and formatted in UTC, it is the same day everywhere.
const dayOfBirth = (date: string, language: string) =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

/** The child's account data beyond what the header shows. Unknown values are left out. */
export const AccountPart = ({ child }: { child: Child }) => {
  const { t, i18n } = useTranslation()
  const { username, email, date_of_birth } = child
  const facts = [
    [t('Username'), username],
    [t('Date Of Birth'), date_of_birth && dayOfBirth(date_of_birth, i18n.language)],
    [t('Email'), email],
  ] as const
  return (
    <ReportSection title={t('About')}>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </ReportSection>
  )
}
