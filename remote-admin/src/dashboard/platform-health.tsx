import { useTranslation } from '@lekta/shared/i18n'
import { fetchHealth, type Health } from '@lekta/shared/lib/health'
import { Button, Card, Group, Icon, Skeleton, Text, Title } from '@lekta/shared/ui'
import { useCallback, useEffect, useState } from 'react'

const sentences: Record<Health, string> = {
  ready: 'Server and database are running.',
  'not ready': 'The server is running, but its database is not ready.',
  silent: 'The server isn’t responding.',
}

/** Shows whether the platform works. */
export const PlatformHealth = () => {
  const { t } = useTranslation()
  const [health, setHealth] = useState<Health | 'asking'>('asking')
  const ask = useCallback(() => {
    setHealth('asking')
    void fetchHealth().then(setHealth)
  }, [])
  useEffect(ask, [ask])
  return (
    <Card component="section">
      <Group justify="space-between" gap="md">
        <div>
          <Title order={2} size="h4" mb={4}>
            {t('Platform health')}
          </Title>
          <div aria-live="polite">
            {health === 'asking' ? (
              <Skeleton height={18} width={220} my={3} />
            ) : (
              <Group gap={8}>
                <Icon name={health === 'ready' ? 'check' : 'alert'} size={18} />
                <Text>{t(sentences[health])}</Text>
              </Group>
            )}
          </div>
        </div>
        <Button variant="default" leftSection={<Icon name="retry" size={18} />} onClick={ask}>
          {t('Check again')}
        </Button>
      </Group>
    </Card>
  )
}
