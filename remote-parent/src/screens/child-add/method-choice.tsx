import { useTranslation } from '@lekta/shared/i18n'
import { Icon, type Picture, Text } from '@lekta/shared/ui'
import styles from './child-add.module.css'

export const addMethods = ['new', 'school'] as const
export type AddMethod = (typeof addMethods)[number]

const descriptions = {
  new: {
    picture: 'add',
    title: 'My child is new to Lekta',
    text: 'Create an account and get a login card straight away.',
  },
  school: {
    picture: 'teacher',
    title: 'My child’s school uses Lekta',
    text: 'Enter the school code and your child’s username. Once the school approves, your child appears here.',
  },
} as const satisfies Record<AddMethod, { picture: Picture; title: string; text: string }>

/** Chooses how to add a child. */
export const MethodChoice = ({ method, onChoose }: { method: AddMethod; onChoose: (method: AddMethod) => void }) => {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.methods}>
      <legend>{t('How would you like to add your child?')}</legend>
      {addMethods.map((one) => (
        <label key={one} className={styles.method}>
          <input type="radio" name="way" value={one} checked={method === one} onChange={() => onChoose(one)} />
          <span className={styles.picture}>
            <Icon name={descriptions[one].picture} />
          </span>
          <span className={styles.words}>
            <b>{t(descriptions[one].title)}</b>
            <Text component="span" size="sm" c="dimmed">
              {t(descriptions[one].text)}
            </Text>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
