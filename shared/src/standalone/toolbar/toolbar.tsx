import { useTranslation } from '@lekta/shared/i18n'
import { type KeyboardEvent, useId, useState, useSyncExternalStore } from 'react'
import type { Role } from '../../contract/endpoint'
import type { ListedPage } from '../open-pages'
import type { Options } from '../options'
import type { Session } from '../session'
import { CatalogueChoices, Choice, OptionFields, type OptionProps, StateChoice } from './fields'
import styles from './toolbar.module.css'

/** What is known about the release that is shown. */
export interface ReleaseInfo {
  version: string
  /** The commit that it was built from; null if it is not known. */
  commit: string | null
}

interface PageChoiceProps {
  pages: readonly ListedPage[]
  session: Session | null
}

const noSession = { subscribe: () => () => undefined, address: () => '' }

/** Chooses the open page. An address that no page lists, such as a row that was opened, is listed as well. */
const PageChoice = ({ pages, session }: PageChoiceProps) => {
  const { t } = useTranslation()
  const { subscribe, address } = session ?? noSession
  const open = useSyncExternalStore(subscribe, address)
  const listed = pages.flatMap((page) => page.addresses.map((at) => [at, `${t(page.title)} — ${at}`] as const))
  const isListed = listed.some(([at]) => at === open)
  return (
    <Choice
      label={t('Page')}
      className={styles.page}
      value={open}
      choices={isListed ? listed : [[open, open], ...listed]}
      onChoose={(at) => session?.navigate(at)}
    />
  )
}

const Release = ({ version, commit }: ReleaseInfo) => {
  const { t } = useTranslation()
  return (
    <p className={styles.release}>
      {commit
        ? t('Version {{version}} of commit {{commit}}', { version, commit })
        : t('Version {{version}}', { version })}
    </p>
  )
}

/** Returns how many options of the panel differ from their defaults. */
const countChanged = (options: Options, usual: Options) =>
  (['role', 'language', 'theme', 'size', 'around', 'api', 'at'] as const).filter(
    (option) => options[option] !== usual[option],
  ).length

export interface ToolbarProps extends OptionProps, PageChoiceProps {
  area: string
  roles: readonly Role[]
  usual: Options
  release: ReleaseInfo
}

const Bar = ({ area, options, choose, usual, pages, session, roles, release }: ToolbarProps) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const changed = countChanged(options, usual)
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
  const button = `${styles.control} ${styles.button}`
  return (
    <section className={styles.toolbar} aria-label={t('Toolbar')} onKeyDown={closeOnEscape}>
      {isOpen && (
        <div id={panel} className={styles.panel}>
          <OptionFields options={options} choose={choose} roles={roles} />
          <Release {...release} />
        </div>
      )}
      <div className={styles.bar}>
        <span className={styles.area}>{area}</span>
        {options.catalogue ? (
          <CatalogueChoices options={options} choose={choose} />
        ) : (
          <>
            <PageChoice pages={pages} session={session} />
            <StateChoice options={options} choose={choose} />
          </>
        )}
        <button
          type="button"
          className={button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {changed > 0 ? t('Options ({{count}})', { count: changed }) : t('Options')}
        </button>
        <span className={styles.spacer} />
        <button
          type="button"
          className={button}
          onClick={() => choose({ catalogue: options.catalogue ? null : 'all' })}
        >
          {options.catalogue ? t('One page') : t('All pages')}
        </button>
        <button
          type="button"
          className={`${button} ${styles.close}`}
          aria-label={t('Hide the toolbar')}
          title={t('Hide the toolbar')}
          onClick={() => choose({ toolbar: 'collapsed' })}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </section>
  )
}

/** Chooses what the standalone page shows. It floats at the bottom, and can be collapsed to a button. */
export const Toolbar = (props: ToolbarProps) => {
  const { t } = useTranslation()
  const { options, choose } = props
  if (options.toolbar === 'off') return null
  if (options.toolbar === 'shown') return <Bar {...props} />
  return (
    <section className={`${styles.toolbar} ${styles.collapsed}`} aria-label={t('Toolbar')}>
      <button
        type="button"
        className={`${styles.control} ${styles.button}`}
        onClick={() => choose({ toolbar: 'shown' })}
      >
        {t('Show the toolbar')}
      </button>
    </section>
  )
}
