import { useTimestamp } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, Title } from '@lekta/shared/ui'
import { useEffect, useRef, useState } from 'react'
import type { Finding, Level } from './assess'
import styles from './stresstest.module.css'
import type { Result } from './use-check'

const pictures = { good: 'check', fair: 'alert', bad: 'close' } as const satisfies Record<Level, string>

const conclusions: Record<Level, string> = {
  good: 'A class of {{children}} can take the test here.',
  fair: 'A class of {{children}} can take the test here, but read the notes first.',
  bad: 'Not ready yet: a class of {{children}} would have problems here.',
}

/** The whole result as plain text, to send to the network's administrator. */
function useText({ findings, level, children, at }: Result) {
  const { t } = useTranslation()
  const when = useTimestamp()(at)
  const conclusion = t(conclusions[level], { children })
  const names = { good: t('good'), fair: t('caution'), bad: t('not ready') }
  const line = ({ topic, level: each, sentence, values }: Finding) =>
    `${t(topic)} (${names[each]}): ${t(sentence, values)}`
  return { conclusion, when, names, text: [conclusion, when, ...findings.map(line), navigator.userAgent].join('\n') }
}

const Copy = ({ text }: { text: string }) => {
  const { t } = useTranslation()
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(t('Copied. You can paste it into an e-mail.')),
      () => setSaid(t('This browser doesn’t allow copying. Please print the page.')),
    )
  return (
    <>
      <Button variant="default" onClick={() => void copy()}>
        {t('Copy result')}
      </Button>
      <Button variant="default" leftSection={<Icon name="print" size={18} />} onClick={() => print()}>
        {t('Print')}
      </Button>
      <span role="status">{said}</span>
    </>
  )
}

/** The result: one summary sentence, then each check. Takes the focus when it appears. */
export const ResultCard = ({ result }: { result: Result }) => {
  const { t } = useTranslation()
  const { conclusion, when, names, text } = useText(result)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.result} data-level={result.level} aria-labelledby="conclusion">
      <Title order={2} size="h3" id="conclusion" ref={title} tabIndex={-1} className={styles.conclusion}>
        <span className={styles.sign}>
          <Icon name={pictures[result.level]} size={26} />
        </span>
        {conclusion}
      </Title>
      <p className={styles.when}>{when}</p>
      <ul className={styles.findings}>
        {result.findings.map(({ topic, level, sentence, values }) => (
          <li key={topic} data-level={level}>
            <span className={styles.sign}>
              <Icon name={pictures[level]} size={18} />
            </span>
            <b>
              {t(topic)} <span className={styles.level}>{names[level]}</span>
            </b>
            <span>{t(sentence, values)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Copy text={text} />
      </div>
    </section>
  )
}
