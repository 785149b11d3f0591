import type { Schedule } from '@lekta/shared/contract/schedule'
import { useDayAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Alert, Button, Group } from '@lekta/shared/ui'
import { useState } from 'react'
import { ExtendDialog } from '../../schedule/extend-dialog'
import { schedulePath } from '../../schedule/paths'
import styles from './give-test.module.css'

const RunningTest = ({ test, onExtend }: { test: Schedule; onExtend: () => void }) => {
  const { t } = useTranslation()
  const dayAndTime = useDayAndTime()
  const { id, title, state, opens_at, closes_at, classrooms, children, finished, working, changeable } = test
  const values = {
    room: classrooms.map(({ name }) => name).join(', '),
    title,
    day: dayAndTime(state === 'open' ? closes_at : opens_at),
    count: children - finished - working,
  }
  return (
    <li className={styles.running}>
      <span>
        {state === 'open'
          ? t('{{room}} has “{{title}}” open until {{day}} ({{count}} not started).', values)
          : t('{{room}} gets “{{title}}” on {{day}}.', values)}
      </span>
      <Group gap="xs">
        {changeable && state === 'open' && (
          <Button size="xs" variant="default" aria-label={t('Extend “{{title}}”', { title })} onClick={onExtend}>
            {t('Extend')}
          </Button>
        )}
        <Button
          component={Link}
          to={schedulePath(id)}
          size="xs"
          variant="subtle"
          aria-label={t('View “{{title}}”', { title })}
        >
          {t('View')}
        </Button>
      </Group>
    </li>
  )
}

/** Warns that a chosen class already has this test, and offers to extend that one instead of giving another. */
export const RunningTests = ({ tests }: { tests: readonly Schedule[] }) => {
  const { t } = useTranslation()
  const [extended, setExtended] = useState<Schedule | null>(null)
  if (tests.length === 0) return null
  const isOpen = tests.some(({ state }) => state === 'open')
  const title = isOpen ? t('Extend it, or give another?') : t('This test is already scheduled')
  return (
    <Alert color="orange" role="note" mt="md" title={title}>
      <ul className={styles.runningTests}>
        {tests.map((test) => (
          <RunningTest key={test.id} test={test} onExtend={() => setExtended(test)} />
        ))}
      </ul>
      {extended && <ExtendDialog opened schedule={extended} onClose={() => setExtended(null)} />}
    </Alert>
  )
}
