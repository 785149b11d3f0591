import { brand } from '@lekta/shared/brand'
import type { Language } from '@lekta/shared/i18n'
import type { LoginCard } from '../contract/person'
import { CardSheet, PrintedCard } from './card-sheet'
import { cardTexts } from './card-texts'
import styles from './login-cards.module.css'
import { QrCode } from './qr-code'

/** Each kind of account has its own login page. */
export type CardKind = 'student' | 'teacher'

const pages = { student: '/login', teacher: '/login?as=master' } as const

/** A name with more characters than this takes up three lines of a card. */
const longName = 36

/** A username with more characters than this takes up two lines of a card. */
const longUsername = 24

interface Props {
  cards: readonly LoginCard[]
  kind: CardKind
  school: string
  /** The code by which a parent links the child. A child without a school has no such code. */
  schoolCode?: string
  language: Language
}

const OneCard = ({
  card: { name, preferred_name, classroom, username, password },
  kind,
  school,
  schoolCode,
  language,
}: { card: LoginCard } & Omit<Props, 'cards'>) => {
  const texts = cardTexts[language]
  const address = location.origin + pages[kind]
  const called = preferred_name || name
  return (
    <PrintedCard className={styles.card} lang={language}>
      <div className={styles.head}>
        <span>{school}</span>
        <span>
          {brand.name} · {texts.title}
        </span>
      </div>
      <div>
        <div className={styles.name} data-long={called.length > longName || undefined}>
          {called}
        </div>
        {called !== name && <div className={styles.fullName}>{name}</div>}
        {classroom && (
          <div className={styles.fullName}>
            {texts.classroom} {classroom}
          </div>
        )}
        <dl className={styles.facts}>
          <dt>{texts.username}</dt>
          <dd data-long={username.length > longUsername || undefined}>{username}</dd>
          <dt>{texts.password}</dt>
          <dd>{password}</dd>
        </dl>
      </div>
      <div className={styles.code}>
        <QrCode text={address} label={texts.code} />
      </div>
      <div className={styles.foot}>
        {texts.where} <span className={styles.address}>{address.replace(/^https?:\/\//, '')}</span>
        <br />
        {texts.note}
        {schoolCode && (
          <>
            {' '}
            {texts.parents} <span className={styles.address}>{schoolCode}</span>
          </>
        )}
      </div>
    </PrintedCard>
  )
}

/** Login cards, on the screen and printed. */
export const LoginCards = ({ cards, ...rest }: Props) => (
  <CardSheet size="large">
    {cards.map((card) => (
      <OneCard key={card.id} card={card} {...rest} />
    ))}
  </CardSheet>
)
