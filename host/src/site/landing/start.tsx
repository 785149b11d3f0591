import { useTranslation } from '@lekta/shared/i18n'
import { Icon, type Picture } from '@lekta/shared/ui'
import styles from './start.module.css'

/** The steps of a school from its first lists to its first reports, with the time of each. */
function useSteps(): readonly { picture: Picture; when: string; what: string; text: string }[] {
  const { t } = useTranslation()
  return [
    {
      picture: 'upload',
      when: t('One afternoon'),
      what: t('Import your lists'),
      text: t(
        'Use the spreadsheet you already have, with names and classes. We check every row before importing anything.',
      ),
    },
    {
      picture: 'print',
      when: t('The day before'),
      what: t('Hand out the cards'),
      text: t(
        'One card per child, with a username and password. One page checks whether your devices and Wi-Fi are ready.',
      ),
    },
    {
      picture: 'book',
      when: t('One morning'),
      what: t('Children read'),
      text: t(
        'Class after class, half an hour each. Teachers see who has started, who has finished and who needs help.',
      ),
    },
    {
      picture: 'report',
      when: t('The same day'),
      what: t('See results and act'),
      text: t('Reports are ready as soon as the test ends: for you, for each teacher, and a page for every family.'),
    },
  ]
}

/** The steps from a list of names to the first reports, connected by a line. */
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
