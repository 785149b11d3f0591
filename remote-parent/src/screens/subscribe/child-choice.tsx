import type { SeatedStudent } from '@lekta/shared/contract/money/subscription'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Avatar, Text } from '@lekta/shared/ui'
import styles from './subscribe.module.css'

interface Props {
  family: readonly SeatedStudent[]
  chosen: readonly number[]
  onChoose: (ids: readonly number[]) => void
  /** The id of the subscription that gets more seats; its children cannot get a second seat. */
  without: number | null
}

const Seats = ({ seats }: Pick<SeatedStudent, 'seats'>) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const [seat] = seats
  return (
    <Text component="span" size="sm" c="dimmed">
      {seat
        ? t('{{count}} tests left until {{day}}', {
            day: day(seat.ends_at),
            count: seat.tests_left,
            defaultValue_one: '{{count}} test left until {{day}}',
          })
        : t('No seat yet')}
    </Text>
  )
}

/** Chooses among the parent’s children, each shown with its seat. */
export const ChildChoice = ({ family, chosen, onChoose, without }: Props) => {
  const { t } = useTranslation()
  const turn = (id: number) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('Who is it for?')}</legend>
      <div className={styles.children}>
        {family.map(({ id, name, avatar, seats }) => {
          const has = seats.some(({ subscription_id }) => subscription_id === without)
          return (
            <label key={id} className={styles.child} data-off={has || undefined}>
              <input
                type="checkbox"
                checked={chosen.includes(id) && !has}
                disabled={has}
                onChange={() => turn(id)}
                aria-label={name}
              />
              <Avatar name={name} avatar={avatar} size={40} />
              <span>
                <strong>{name}</strong>
                <Seats seats={seats} />
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
