import { useTranslation } from '@lekta/shared/i18n'
import { Stack, Text } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import type { ErasurePreview } from '../contract/privacy'
import { useDay } from '../dates/use-day'
import styles from './erasure.module.css'
import { usePartTexts } from './use-part-texts'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Text component="h3" fw={600}>
      {title}
    </Text>
    {children}
  </section>
)

/** Returns what an erasure leaves, one sentence each. */
function useRetained({ retained, invoices, erased }: ErasurePreview): string[] {
  const { t } = useTranslation()
  const has = (part: ErasurePreview['retained'][number]) => retained.includes(part)
  return [
    ...(invoices > 0
      ? [
          t('{{count}} invoices with the name of the buyer, for 10 years, because the law requires it', {
            count: invoices,
            defaultValue_one: '{{count}} invoice with the name of the buyer, for 10 years, because the law requires it',
          }),
        ]
      : []),
    ...(has('records') ? [t('tests and imports made for others, without the name')] : []),
    ...(has('activity') ? [t('the record of what was viewed and changed, without the name')] : []),
    ...(erased.answers ? [t('what the answers say about our questions; it names nobody')] : []),
  ]
}

/** Returns the sentence about who else is notified; undefined if nobody is. */
function useNotifiedText({ notified: { parents, school } }: ErasurePreview): string | undefined {
  const { t } = useTranslation()
  if (parents > 0 && school) return t('The school and the parents will be notified.')
  if (school) return t('The school will be notified.')
  if (parents > 0)
    return t('{{count}} parents will be notified.', { count: parents, defaultValue_one: 'A parent will be notified.' })
  return undefined
}

/** Says in plain words what an erasure deletes, what stays, and when it happens. */
export const ErasureSummary = ({ preview }: { preview: ErasurePreview }) => {
  const { t } = useTranslation()
  const day = useDay()
  const texts = usePartTexts()(preview.erased)
  const retained = useRetained(preview)
  const notified = useNotifiedText(preview)
  return (
    <Stack gap="md">
      <Part title={t('What is deleted')}>
        <ul className={styles.list}>
          <li>{t('the account with name, picture and all details')}</li>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Part>
      {retained.length > 0 && (
        <Part title={t('What stays')}>
          <ul className={styles.list}>
            {retained.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('When')}>
        <Text>
          {t(
            'Closed at once: nobody can log in or see results. Deleted for good on {{day}}; until then it can be undone.',
            {
              day: day(preview.due_at),
            },
          )}
          {notified && ` ${notified}`}
        </Text>
      </Part>
    </Stack>
  )
}
