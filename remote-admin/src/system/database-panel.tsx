import type { SystemDatabase } from '@lekta/shared/contract/platform/system'
import { useSize } from '@lekta/shared/data-export/use-size'
import { useTranslation } from '@lekta/shared/i18n'
import { Panel, Stack, Table } from '@lekta/shared/ui'
import { Facts } from './facts'
import styles from './system.module.css'

type Replica = SystemDatabase['replicas'][number]

/** Returns a function that describes a replica in one line. */
function useReplicaText() {
  const { t } = useTranslation()
  const size = useSize()
  return ({ name, state, lag_bytes: lag }: Replica) => {
    if (name === null || state === null) return t('PostgreSQL shows details only to members of pg_monitor.')
    if (lag === null || lag === 0) return t('{{name}}: {{state}}', { name, state })
    return t('{{name}}: {{state}}, {{lag}} behind', { name, state, lag: size(lag) })
  }
}

const LargestTables = ({ tables }: Pick<SystemDatabase, 'tables'>) => {
  const { t, i18n } = useTranslation()
  const size = useSize()
  const { format } = new Intl.NumberFormat(i18n.language)
  return (
    <Table aria-label={t('Largest tables')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Table')}</Table.Th>
          <Table.Th ta="right">{t('Rows (estimate)')}</Table.Th>
          <Table.Th ta="right">{t('Size')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {tables.map(({ name, rows, bytes }) => (
          <Table.Tr key={name}>
            <Table.Td className={styles.code}>{name}</Table.Td>
            <Table.Td className={styles.number}>{format(rows)}</Table.Td>
            <Table.Td className={styles.number}>{size(bytes)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** The database: its size, connections, migrations, replicas and largest tables. */
export const DatabasePanel = ({ database }: { database: SystemDatabase }) => {
  const { t } = useTranslation()
  const size = useSize()
  const replicaText = useReplicaText()
  const { bytes, connections, max_connections: most, migration, pending, replicas, tables } = database
  const facts = [
    { label: t('Size'), value: size(bytes) },
    { label: t('Connections'), value: t('{{count}} of {{most}}', { count: connections, most }) },
    {
      label: t('Newest migration'),
      value: <span className={styles.code}>{migration ?? t('Unknown, of a newer version')}</span>,
    },
    { label: t('Pending migrations'), value: pending },
    {
      label: t('Replicas'),
      value:
        replicas.length === 0
          ? t('None')
          : replicas.map((replica) => <div key={replica.pid}>{replicaText(replica)}</div>),
    },
  ]
  return (
    <Panel title={t('Database')}>
      <Stack gap="md">
        <Facts facts={facts} />
        <LargestTables tables={tables} />
      </Stack>
    </Panel>
  )
}
