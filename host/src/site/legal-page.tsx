import { brand } from '@lekta/shared/brand'
import { useDay } from '@lekta/shared/dates/use-day'
import { isLanguage, useTranslation } from '@lekta/shared/i18n'
import { Link, useSearchParams } from '@lekta/shared/routing'
import { Button, Icon, Skeleton, Text, Title } from '@lekta/shared/ui'
import { Suspense, use } from 'react'
import { PublicFrame } from './frame/public-frame'
import styles from './legal-page.module.css'
import { type Block, type LegalDate, type LegalText, legalDates, type ReadWording } from './legal-text'

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
  const { t } = useTranslation()
  const { intro, changes, sections } = use(reading)
  return (
    <>
      <p className={styles.intro}>{intro}</p>
      {changes && (
        <section className={styles.changes} aria-labelledby="changes-title">
          <h2 id="changes-title">{t('What has changed')}</h2>
          <Drawn block={{ list: changes }} />
        </section>
      )}
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

const noon = (date: LegalDate) => `${date}T12:00:00`

/** Says when a wording was in force, and links to the current one if it is an earlier one. */
const InForce = ({ date, path }: { date: LegalDate; path: string }) => {
  const { t } = useTranslation()
  const day = useDay()
  const next = legalDates[legalDates.indexOf(date) - 1]
  if (!next) return <Text c="dimmed">{t('In force since {{day}}', { day: day(noon(date)) })}</Text>
  return (
    <Text c="dimmed">
      {t('In force from {{from}} to {{until}}', { from: day(noon(date)), until: day(noon(next)) })}
      {' · '}
      <Link to={path}>{t('Read the current wording')}</Link>
    </Text>
  )
}

/** Links to the other wordings. */
const OtherWordings = ({ date, path }: { date: LegalDate; path: string }) => {
  const { t } = useTranslation()
  const day = useDay()
  const earlier = brand.earlierLegalDates.filter((other) => other !== date)
  if (earlier.length === 0) return null
  return (
    <p>
      {t('Earlier wordings:')}{' '}
      {earlier.map((other) => (
        <Link key={other} to={`${path}?as=${other}`}>
          {day(noon(other))}
        </Link>
      ))}
    </p>
  )
}

interface Props {
  path: string
  title: string
  read: ReadWording
}

/** A dated text that can be printed, with a contact link. `?as=` in the address chooses an earlier wording. */
export const LegalPage = ({ path, title, read }: Props) => {
  const { t, i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const requested = useSearchParams()[0].get('as')
  const date = legalDates.find((candidate) => candidate === requested) ?? brand.legalDate
  return (
    <PublicFrame>
      <article className={styles.article}>
        <div>
          <Title order={1}>{title}</Title>
          <div className={styles.line}>
            <InForce date={date} path={path} />
            <Button variant="default" size="xs" leftSection={<Icon name="print" size={16} />} onClick={() => print()}>
              {t('Print')}
            </Button>
          </div>
        </div>
        <Suspense fallback={<Waiting />}>
          <Reading reading={read(date, language)} />
        </Suspense>
        <div className={styles.end}>
          <p>
            <Link to="/contact-us?topic=privacy">{t('Ask us about this')}</Link>
          </p>
          <OtherWordings date={date} path={path} />
        </div>
      </article>
    </PublicFrame>
  )
}
