import { brand } from '@lekta/shared/brand'
import { useDay } from '@lekta/shared/dates/use-day'
import { isLanguage, useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, Icon, Skeleton, Text, Title } from '@lekta/shared/ui'
import { Suspense, use } from 'react'
import { PublicFrame } from './frame/public-frame'
import styles from './legal-page.module.css'
import type { Block, LegalText } from './legal-text'

const Drawn = ({ block }: { block: Block }) => {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block)
    return (
      <ul>
        {block.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  return (
    <dl>
      {block.names.map(([name, meaning]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

const Reading = ({ reading }: { reading: Promise<LegalText> }) => {
  const { intro, sections } = use(reading)
  return (
    <>
      <p className={styles.intro}>{intro}</p>
      {sections.map(({ title, blocks }, number) => (
        <section key={title} id={`part-${number + 1}`} aria-labelledby={`part-${number + 1}-title`}>
          <h2 id={`part-${number + 1}-title`}>
            {number + 1}. {title}
          </h2>
          {blocks.map((block, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change their order
            <Drawn key={i} block={block} />
          ))}
        </section>
      ))}
    </>
  )
}

const lines = ['100%', '96%', '98%', '70%', '99%', '92%', '40%']
const Waiting = () => (
  <div aria-busy="true" className={styles.waiting}>
    {lines.map((width) => (
      <Skeleton key={width} height={18} width={width} />
    ))}
  </div>
)

interface Props {
  title: string
  read: (language: 'en' | 'id') => Promise<LegalText>
}

/** A dated text that can be printed, with a contact link. */
export const LegalPage = ({ title, read }: Props) => {
  const { t, i18n } = useTranslation()
  const day = useDay()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  return (
    <PublicFrame>
      <article className={styles.article}>
        <div>
          <Title order={1}>{title}</Title>
          <div className={styles.line}>
            <Text c="dimmed">{t('In force since {{day}}', { day: day(`${brand.legalDate}T12:00:00`) })}</Text>
            <Button variant="default" size="xs" leftSection={<Icon name="print" size={16} />} onClick={() => print()}>
              {t('Print')}
            </Button>
          </div>
        </div>
        <Suspense fallback={<Waiting />}>
          <Reading reading={read(language)} />
        </Suspense>
        <p className={styles.end}>
          <Link to="/contact-us?topic=privacy">{t('Ask us about this')}</Link>
        </p>
      </article>
    </PublicFrame>
  )
}
