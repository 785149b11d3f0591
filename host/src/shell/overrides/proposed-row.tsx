import { type ApiError, useAppSelector, useQuery } from '@lekta/shared/client'
import { previewContract } from '@lekta/shared/contract/delivery/preview'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Skeleton } from '@lekta/shared/ui'
import { useState } from 'react'
import type { Override, OverrideProblem } from '../../federation/override'
import { confirmOverride } from '../../federation/try-overrides'
import styles from './override-panel.module.css'
import { useExplanation } from './use-explanation'

/** Loads the override from its address, and then the page with it. */
const UseButton = ({ override }: { override: Override }) => {
  const { t } = useTranslation()
  const explain = useExplanation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<OverrideProblem | null>(null)
  const use = async () => {
    setBusy(true)
    const found = await confirmOverride(override)
    setProblem(found)
    setBusy(false)
    if (!found) location.reload()
  }
  return (
    <>
      {problem && (
        <span className={styles.text} role="alert">
          {explain(override.area, problem)}
        </span>
      )}
      <Button
        size="compact-sm"
        loading={isBusy}
        aria-label={t('Use {{area}}', { area: override.area })}
        onClick={() => void use()}
      >
        {t('Use')}
      </Button>
    </>
  )
}

/** Offers the override to accounts that may preview releases, and explains to others what they need. */
const Permission = ({ override }: { override: Override }) => {
  const { t } = useTranslation()
  const isLoggedIn = useAppSelector(({ session }) => session.token !== null)
  const { data, error, refetch } = useQuery(previewContract.previews, undefined, { skip: !isLoggedIn })
  if (!isLoggedIn)
    return <span className={styles.text}>{t('Log in with an account that may preview releases to use it.')}</span>
  if (data)
    return data.may_preview ? (
      <>
        <span className={styles.text}>
          {t('This version is not released here. Use it only if you trust the address.')}
        </span>
        <UseButton override={override} />
      </>
    ) : (
      <span className={styles.text}>
        {t('Your account may not preview releases. An admin can add it to the testers.')}
      </span>
    )
  if (!error) return <Skeleton height={26} />
  return (
    <>
      <span className={styles.text} role="alert">
        {t((error as ApiError).message)}
      </span>
      <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
        {t('Retry')}
      </Button>
    </>
  )
}

/** Asks whether an override from a link is to be used. Until then nothing is requested from its address. */
export const ProposedRow = ({ override, onIgnore }: { override: Override; onIgnore: () => void }) => {
  const { t } = useTranslation()
  return (
    <li className={styles.question}>
      <strong>{t('Load {{area}} from {{address}}?', { ...override })}</strong>
      <Group gap={8} className={styles.answers}>
        <Permission override={override} />
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('Ignore {{area}}', { area: override.area })}
          onClick={onIgnore}
        >
          {t('Ignore')}
        </Button>
      </Group>
    </li>
  )
}
