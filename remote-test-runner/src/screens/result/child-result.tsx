import type { Report } from '@lekta/shared/contract/assessment/report'
import { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { ChildPath, useChildLevel } from '@lekta/shared/report/child-path'
import { ChildUntrustedTest, earlierOf } from '@lekta/shared/report/report-child'
import { Link } from '@lekta/shared/routing'
import { Button, Card, Group, Stack, Text, Title } from '@lekta/shared/ui'
import { useEffect, useRef } from 'react'
import { reportPath } from '../../run/use-test-params'
import { growthOutcome } from './growth-outcome'
import styles from './result.module.css'

const useEncouragement = (report: Report) => {
  const { t } = useTranslation()
  const outcome = growthOutcome(report)
  if (report.too_fast) return t('You finished the whole test. Next time, take as long as you like. There is no clock!')
  if (outcome === 'further') return t('You moved up since last time! Your reading is growing.')
  if (outcome === 'same') return t('You are about where you were last time. Every page you read takes you further.')
  if (outcome === 'less')
    return t('Some days are harder than others, and that’s OK. Every page you read takes you further.')
  return t('This is the first stop on your journey. Every page you read takes you further.')
}

const Reached = ({ report }: { report: Report }) => {
  const { t } = useTranslation()
  const levelText = useChildLevel()
  const { value } = report.measure
  return (
    <>
      <ChildPath value={value} before={earlierOf(report)?.measure.value ?? null} />
      <div className={styles.reached}>
        <Text c="dimmed">{t('You reached')}</Text>
        <b>{levelText(value)}</b>
      </div>
      <Text className={styles.kind}>{useEncouragement(report)}</Text>
    </>
  )
}

/** A friendly result: the level on a path, or none if the answers were too fast. */
export const ChildResult = ({ report }: { report: Report }) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { child, code, assignment_id: id, tries } = report
  const first = firstNameOf(child)
  return (
    <div className={styles.page}>
      <Card p={{ base: 'md', sm: 'xl' }}>
        <Stack gap="lg" align="stretch">
          <Title order={1} ta="center" ref={heading} tabIndex={-1} className={styles.title}>
            {t('You did it, {{name}}!', { name: first })}
          </Title>
          {report.trusted ? (
            <Reached report={report} />
          ) : (
            <div className={styles.untrusted}>
              <ChildUntrustedTest report={report} />
            </div>
          )}
          <Group grow preventGrowOverflow={false} gap="sm">
            <Button size="lg" component={Link} to={reportPath({ code, id }, tries)}>
              {t('See my report')}
            </Button>
            <Button size="lg" variant="default" component={Link} to="/child/test">
              {t('Back to my tests')}
            </Button>
          </Group>
        </Stack>
      </Card>
    </div>
  )
}
