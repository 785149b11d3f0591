import { brand } from '@lekta/shared/brand'
import type { Language } from '@lekta/shared/i18n'
import { Portal } from '@lekta/shared/ui'
import type { LoginCard } from '../../contract/person'
import { cardTexts } from './card-texts'
import styles from './login-cards.module.css'
import { QrCode } from './qr-code'

/** Whom cards are for: each kind has its own way in. */
export type CardKind = 'student' | 'teacher'

const pages = { student: '/login', teacher: '/login?as=master' } as const

interface Props {
  cards: readonly LoginCard[]
  kind: CardKind
  school: string
  /** What a parent types to link the child; a child without a school has none. */
  schoolCode?: string
  language: Language
}

const Card = ({
  card: { name, username, password },
  kind,
  school,
  schoolCode,
  language,
}: { card: LoginCard } & Omit<Props, 'cards'>) => {
  const texts = cardTexts[language]
  const address = location.origin + pages[kind]
  return (
    <li className={styles.card} lang={language}>
      <div className={styles.head}>
        <span>{school}</span>
        <span>
          {brand.name} · {texts.title}
        </span>
      </div>
      <div>
        <div className={styles.name}>{name}</div>
        <dl className={styles.facts}>
          <dt>{texts.username}</dt>
          <dd>{username}</dd>
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
    </li>
  )
}

const Cards = ({ cards, ...rest }: Props) => (
  <ul className={styles.cards}>
    {cards.map((card) => (
      <Card key={card.id} card={card} {...rest} />
    ))}
  </ul>
)

/** Login cards as they are seen, and beside the page once more as they are printed: eight on a sheet of A4. */
export const LoginCards = (props: Props) => (
  <>
    <Cards {...props} />
    <Portal reuseTargetNode={false}>
      <div className={styles.sheet} aria-hidden="true">
        <Cards {...props} />
      </div>
    </Portal>
  </>
)
