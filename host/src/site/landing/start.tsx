import { useTranslation } from '@lekta/shared/i18n'
import { Icon, type Picture } from '@lekta/shared/ui'
import styles from './start.module.css'

/** What a school does, and when, until it knows how its children read. */
function useSteps(): readonly { picture: Picture; when: string; what: string; text: string }[] {
  const { t } = useTranslation()
  return [
    {
      picture: 'upload',
      when: t('One afternoon'),
      what: t('Bring your lists'),
      text: t('The sheet that you have, with names and classes. Every row is checked before anything is taken in.'),
    },
    {
      picture: 'print',
      when: t('The day before'),
      what: t('Hand out the cards'),
      text: t(
        'One card for each child, with a name and a password. A page tells whether your devices and Wi-Fi will do.',
      ),
    },
    {
      picture: 'book',
      when: t('One morning'),
      what: t('Children read'),
      text: t(
        'Class after class, half an hour each. The teacher sees who has begun, who is done and who needs a hand.',
      ),
    },
    {
      picture: 'report',
      when: t('The same day'),
      what: t('Know, and act'),
      text: t('Reports stand there with the last answer: for you, for each teacher, and a page for every family.'),
    },
  ]
}

/** From a list of names to the first reports, as a line that goes from step to step. */
export const Start = () => (
  <ol className={styles.steps}>
    {useSteps().map(({ picture, when, what, text }) => (
      <li key={what}>
        <span className={styles.picture}>
          <Icon name={picture} size={24} />
        </span>
        <span className={styles.when}>{when}</span>
        <h3>{what}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
