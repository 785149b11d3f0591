import { useTranslation } from '@lekta/shared/i18n'
import { Button, NativeSelect, Progress, Text, Title } from '@lekta/shared/ui'
import { useState } from 'react'
import { PublicFrame } from '../../public/public-frame'
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
  const [children, setChildren] = useState<number>(30)
  const running = check.stage === 'running'
  return (
    <PublicFrame>
      <div className={styles.page}>
        <Title order={1}>{t('Before a test day')}</Title>
        <Text size="lg" c="dimmed">
          {t(
            'Open this page in the room and on a device with which children will be tested. In less than a minute it says whether a class can test here.',
          )}
        </Text>
        <div className={styles.start}>
          <NativeSelect
            label={t('How many children test at the same time?')}
            size="md"
            data={sizes.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(children)}
            disabled={running}
            onChange={({ currentTarget }) => setChildren(Number(currentTarget.value))}
          />
          <Button size="md" loading={running} onClick={() => void begin(children)}>
            {check.stage === 'done' ? t('Check again') : t('Start the check')}
          </Button>
        </div>
        {running && <Running share={check.share} step={check.step} />}
        {check.stage === 'done' && <ResultCard result={check.result} />}
        <Text size="sm" c="dimmed" className={styles.note}>
          {t(
            'The check sends as many small requests as a class that begins at once. It stores nothing and tells us nothing about you.',
          )}
        </Text>
      </div>
    </PublicFrame>
  )
}

export default StressTest
