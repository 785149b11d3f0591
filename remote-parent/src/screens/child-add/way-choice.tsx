import { useTranslation } from '@lekta/shared/i18n'
import { Icon, type Picture, Text } from '@lekta/shared/ui'
import styles from './child-add.module.css'

export const ways = ['new', 'school'] as const
export type Way = (typeof ways)[number]

const told = {
  new: {
    picture: 'add',
    title: 'My child is new here',
    text: 'You make an account for your child and get its login card at once.',
  },
  school: {
    picture: 'teacher',
    title: 'My child is at a school on Lekta',
    text: 'You ask the school with its code and your child’s username. Once it agrees, your child stands here.',
  },
} as const satisfies Record<Way, { picture: Picture; title: string; text: string }>

/** The two ways in which a child comes to its parent. */
export const WayChoice = ({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) => {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.ways}>
      <legend>{t('How your child comes here')}</legend>
      {ways.map((one) => (
        <label key={one} className={styles.way}>
          <input type="radio" name="way" value={one} checked={way === one} onChange={() => onChoose(one)} />
          <span className={styles.picture}>
            <Icon name={told[one].picture} />
          </span>
          <span className={styles.words}>
            <b>{t(told[one].title)}</b>
            <Text component="span" size="sm" c="dimmed">
              {t(told[one].text)}
            </Text>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
