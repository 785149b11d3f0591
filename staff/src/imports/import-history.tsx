import { useQuery } from '@lekta/shared/client'
import { type ImportRun, importContract } from '@lekta/shared/contract/import/import'
import type { ImportKind } from '@lekta/shared/contract/import/import-columns'
import { useTimestamp } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@lekta/shared/ui'
import { useState } from 'react'
import { DiscardButton } from './discard-button'
import styles from './imports.module.css'

const perPage = 5
const mostPerPage = 50

function useStateName({ status }: ImportRun) {
  const { t } = useTranslation()
  const names = {
    checking: t('Checking'),
    checked: t('Not imported yet'),
    committing: t('Importing'),
    committed: t('Imported'),
    failed: t('Not imported'),
    undone: t('Undone'),
  }
  return names[status]
}

const Line = ({ run, onDiscarded }: { run: ImportRun; onDiscarded: (id: number) => void }) => {
  const { t } = useTranslation()
  const timestamp = useTimestamp()
  const state = useStateName(run)
  const { created, changed, rejected, to_review } = run
  return (
    <li className={styles.earlierRow}>
      <Link to={`?run=${run.id}`} className={styles.earlier}>
        <Stack gap={2} className={styles.earlierText}>
          <Text fw={600} className={styles.file}>
            {run.file_name}
          </Text>
          <Text size="sm" c="dimmed">
            {timestamp(run.created_at)} · {run.created_by}
          </Text>
        </Stack>
        <Text size="sm" c="dimmed">
          {t('{{created}} new · {{changed}} changed · {{rejected}} with errors', { created, changed, rejected })}
          {to_review > 0 && ` · ${t('{{count}} to review', { count: to_review })}`}
        </Text>
        <Badge variant="light" className={styles.state} data-state={run.status}>
          {state}
        </Badge>
      </Link>
      <DiscardButton run={run} onDiscarded={onDiscarded} />
    </li>
  )
}

interface HistoryProps {
  kinds: readonly ImportKind[]
  /** Called with the id of an import that was discarded. */
  onDiscarded?: (id: number) => void
}

/** Earlier imports of these kinds, newest first; each links to its report. */
export const ImportHistory = ({ kinds, onDiscarded = () => undefined }: HistoryProps) => {
  const { t } = useTranslation()
  const [size, setSize] = useState(perPage)
  const { data, isLoading } = useQuery(importContract.imports, {
    query: { kinds: [...kinds], options: { itemsPerPage: size } },
  })
  if (isLoading) return <Skeleton height={120} radius="lg" />
  if (!data || data.total === 0) return null
  return (
    <Card component="section">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('Earlier imports')}
        </Title>
        <ul className={styles.history}>
          {data.data.map((run) => (
            <Line key={run.id} run={run} onDiscarded={onDiscarded} />
          ))}
        </ul>
        {data.total > size && size < mostPerPage && (
          <Group>
            <Button variant="subtle" onClick={() => setSize(mostPerPage)}>
              {t('Show more')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  )
}
