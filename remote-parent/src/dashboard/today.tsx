import type { ChildToday } from '@lekta/shared/contract/dashboard'
import { useDayAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { Link } from '@lekta/shared/routing'
import { Button, Group, Text } from '@lekta/shared/ui'
import { profilePath, startAsChildPath, testPath } from '../addresses'
import { firstTest } from '../first-test'
import styles from './dashboard.module.css'

/** Returns a function that gives advice for a child today, depending on the child's results. */
function useAdvice() {
  const { t } = useTranslation()
  const dayAndTime = useDayAndTime()
  return (child: ChildToday): string => {
    const { test, standing } = child
    const name = firstNameOf(child)
    if (test?.state === 'running')
      return t('{{name}} has started “{{title}}”. Let {{name}} finish in peace. The test is open until {{moment}}.', {
        name,
        title: test.title,
        moment: dayAndTime(test.closes_at),
      })
    if (test?.state === 'open')
      return t('“{{title}}” is open until {{moment}}. Find a quiet half hour and let {{name}} read alone.', {
        name,
        title: test.title,
        moment: dayAndTime(test.closes_at),
      })
    if (!standing) return firstTest(child, t)
    if (!standing.trusted && child.school === null)
      return t('Let {{name}} take the test again at home on a calm day.', { name })
    if (!standing.trusted) return t('Ask the teacher for another test on a calm day.')
    return t('Read together for 15 minutes and talk about what you read.')
  }
}

/** Shows what to do for a child today, with a link to it. */
export const Today = ({ child }: { child: ChildToday }) => {
  const { t } = useTranslation()
  const dayAndTime = useDayAndTime()
  const advice = useAdvice()
  const { test, name } = child
  const open = test && test.state !== 'upcoming'
  // Without a school, only the parent can give the child a test.
  const toGive = !test && child.school === null && !child.standing?.trusted
  return (
    <div className={styles.today}>
      <Text className={styles.over}>{t('Today')}</Text>
      <Text>{advice(child)}</Text>
      {open && (
        <Group gap="sm">
          <Button data-named component={Link} to={startAsChildPath(test)}>
            {t('Let {{name}} take the test here', { name: firstNameOf(child) })}
          </Button>
          <Button
            variant="default"
            component={Link}
            to={testPath(test)}
            aria-label={t('Test details for {{name}}', { name })}
          >
            {t('Test details')}
          </Button>
        </Group>
      )}
      {toGive && (
        <Button
          variant="default"
          component={Link}
          to={profilePath(child)}
          aria-label={t('Start a home test for {{name}}', { name })}
        >
          {t('Start a home test')}
        </Button>
      )}
      {test?.state === 'upcoming' && (
        <Text size="sm">
          {t('“{{title}}” opens {{moment}}.', { title: test.title, moment: dayAndTime(test.opens_at) })}
        </Text>
      )}
    </div>
  )
}
