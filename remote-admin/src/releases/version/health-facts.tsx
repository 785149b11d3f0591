import type { ReleaseDetail } from '@lekta/shared/contract/delivery/release'
import { useTranslation } from '@lekta/shared/i18n'
import { Panel, Stack, Text } from '@lekta/shared/ui'
import { Facts } from '../../system/facts'
import { FailureChart } from '../parts/failure-chart'
import { useHealthTexts } from '../parts/use-health-texts'

/** What happened with a release in browsers. */
export const HealthFacts = ({ release: { health, hours } }: { release: ReleaseDetail }) => {
  const { t } = useTranslation()
  const { rateText, whole } = useHealthTexts()
  const facts = [
    { label: t('Browsers that loaded it'), value: whole(health.browsers) },
    { label: t('Browsers in which it failed'), value: whole(health.failing_browsers) },
    { label: t('Failures per 1,000'), value: rateText(health) },
    { label: t('Pages that failed'), value: whole(health.failures) },
    { label: t('An older release took over'), value: whole(health.fallbacks) },
    { label: t('Slow pages'), value: whole(health.slow) },
  ]
  return (
    <Panel title={t('In browsers')}>
      <Stack gap="md">
        {health.browsers === 0 ? (
          <Text c="dimmed">{t('No browser has loaded this release yet.')}</Text>
        ) : (
          <>
            <Facts facts={facts} />
            <FailureChart series={[{ name: t('This release'), hours, isRollout: false }]} />
          </>
        )}
      </Stack>
    </Panel>
  )
}
