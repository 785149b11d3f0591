import { useTranslation } from '@lekta/shared/i18n'
import { Button, NativeSelect, Progress, Text, Title } from '@lekta/shared/ui'
import type { FormEvent } from 'react'
import { PublicFrame } from '../frame/public-frame'
import { ResultCard } from './result-card'
import styles from './stresstest.module.css'
import { useCheck } from './use-check'

const sizes = [10, 20, 30, 40] as const

const Running = ({ share, step }: { share: number; step: string }) => {
  const { t } = useTranslation()
  const percent = Math.round(share * 100)
  return (
    <div className={styles.running}>
      <Text role="status">{t(step)}…</Text>
      <Progress.Root size="xl">
        <Progress.Section value={percent} aria-label={t('Progress of the check')} />
      </Progress.Root>
    </div>
  )
}

const StressTest = () => {
  const { t } = useTranslation()
  const { check, begin } = useCheck()
  const running = check.stage === 'running'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void begin(Number(new FormData(event.currentTarget).get('children')))
  }
  return (
    <PublicFrame>
      <div className={styles.page}>
        <Title order={1}>{t('Check your devices and network')}</Title>
        <Text size="lg" c="dimmed">
          {t(
            'Open this page in the room, on a device that children will use for the test. In less than a minute you’ll know whether a class can take the test here.',
          )}
        </Text>
        <form className={styles.start} onSubmit={submit}>
          <NativeSelect
            label={t('How many children will take the test at the same time?')}
            size="md"
            data={sizes.map((size) => ({ value: String(size), label: String(size) }))}
            name="children"
            defaultValue="30"
          />
          <Button type="submit" size="md" loading={running}>
            {check.stage === 'done' ? t('Check again') : t('Start check')}
          </Button>
        </form>
        {running && <Running share={check.share} step={check.step} />}
        {check.stage === 'done' && <ResultCard result={check.result} />}
        <Text size="sm" c="dimmed" className={styles.note}>
          {t(
            'The check sends as many small requests as a whole class starting at once. It stores nothing and tells us nothing about you.',
          )}
        </Text>
      </div>
    </PublicFrame>
  )
}

export default StressTest
