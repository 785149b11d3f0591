import { brand } from '@lekta/shared/brand'
import type { Output } from '@lekta/shared/contract/endpoint'
import type { setupContract } from '@lekta/shared/contract/setup'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { home } from '../../lib/guard'
import { Outcome } from '../outcome'
import styles from './setup.module.css'

/** The first school's data, shown once. */
export type FirstSchool = NonNullable<Output<typeof setupContract.setUp>['school']>

const SchoolLogin = ({ school: { name, code, login } }: { school: FirstSchool }) => {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const rows = [
    [t('School code'), code],
    [t('Username'), login.username],
    [t('First password'), login.password],
  ] as const
  const copy = async () => {
    const lines = rows.map(([label, value]) => `${label}: ${value}`)
    await navigator.clipboard.writeText([name, ...lines].join('\n'))
    setIsCopied(true)
  }
  return (
    <section className={styles.login} aria-label={name}>
      <Text fw={600}>{name}</Text>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {/* Browsers give pages without encryption no access to the clipboard. */}
      {'clipboard' in navigator && (
        <Button
          variant="default"
          size="xs"
          leftSection={isCopied && <Icon name="check" size={16} />}
          onClick={() => void copy()}
        >
          {isCopied ? t('Copied') : t('Copy')}
        </Button>
      )}
    </section>
  )
}

/**
 * Shown when the server is set up. The dashboard needs a full page load, because this page still assumes that there
 * is no admin.
 */
export const Done = ({ school }: { school: FirstSchool | null }) => {
  const { t } = useTranslation()
  return (
    <Outcome
      isEmbedded
      picture="check"
      title={t('{{brand}} is ready', { brand: brand.name })}
      actions={
        <Button component="a" href={home} size="md">
          {t('Go to dashboard')}
        </Button>
      }
    >
      {school ? (
        <>
          <Text>
            {t('Give this to the school. The password is shown only once; the school changes it at its first login.')}
          </Text>
          <SchoolLogin school={school} />
        </>
      ) : (
        <Text>{t('You are logged in. You can add schools under “Schools”.')}</Text>
      )}
    </Outcome>
  )
}
