import { type Language, languages, useTranslation } from '@lekta/shared/i18n'
import { useLocation, useNavigate } from '@lekta/shared/routing'
import type { MouseEvent } from 'react'
import { chooseLanguage } from '../../lib/language'
import styles from './switches.module.css'

const without = (search: string) => {
  const params = new URLSearchParams(search)
  params.delete('lang')
  return params
}

const withLanguage = (search: string, language: Language) => {
  const params = without(search)
  params.set('lang', language)
  return `?${params}`
}

/** Links to both languages. Each has its own address, which the server answers in that language. */
export const LanguageSwitch = () => {
  const { t, i18n } = useTranslation()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const choose = (language: Language) => async (event: MouseEvent) => {
    event.preventDefault()
    await chooseLanguage(i18n, language)
    // The cookie now determines the language, so the parameter is removed from the address.
    if (new URLSearchParams(search).has('lang'))
      void navigate({ pathname, search: without(search).toString(), hash }, { replace: true })
  }
  return (
    <ul className={styles.languages} aria-label={t('Language')}>
      {(Object.keys(languages) as Language[]).map((language) => (
        <li key={language}>
          <a
            href={pathname + withLanguage(search, language)}
            lang={language}
            hrefLang={language}
            aria-label={languages[language]}
            aria-current={i18n.language === language ? 'true' : undefined}
            onClick={choose(language)}
          >
            {language.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  )
}
