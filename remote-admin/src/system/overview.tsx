import type { System } from '@lekta/shared/contract/platform/system'
import { useSize } from '@lekta/shared/data-export/use-size'
import { useDayAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Anchor, HorizontalScroll, Panel, SimpleGrid, Stack, Table, Text } from '@lekta/shared/ui'
import { DatabasePanel } from './database-panel'
import { Facts } from './facts'
import { MailPanel } from './mail-panel'
import styles from './system.module.css'

/** How many characters of a commit identify it. */
const SHORT_COMMIT = 12

const Versions = ({ system: { lekta, servers, workers, database, disk } }: { system: System }) => {
  const { t } = useTranslation()
  const size = useSize()
  const dayAndTime = useDayAndTime()
  const { version, embedded } = database
  const code = (text: string) => <span className={styles.code}>{text}</span>
  const facts = [
    { label: t('Lekta'), value: lekta.version },
    { label: t('Commit'), value: lekta.commit ? code(lekta.commit.slice(0, SHORT_COMMIT)) : t('not known') },
    { label: t('API contract'), value: lekta.contract },
    { label: t('Node.js'), value: lekta.node },
    { label: t('PostgreSQL'), value: embedded ? t('{{version}}, embedded', { version }) : version },
    { label: t('Running since'), value: dayAndTime(lekta.started_at) },
    { label: t('Server processes'), value: servers },
    { label: t('Processes that work on jobs'), value: workers },
    {
      label: t('Free on the disk'),
      value: t('{{free}} of {{total}}', { free: size(disk.free), total: size(disk.total) }),
    },
  ]
  return (
    <Panel title={t('Versions')}>
      <Facts facts={facts} />
    </Panel>
  )
}

const Backup = ({ backup }: Pick<System, 'backup'>) => {
  const { t } = useTranslation()
  const size = useSize()
  const dayAndTime = useDayAndTime()
  const facts = backup && [
    { label: t('Finished'), value: dayAndTime(backup.finished_at) },
    { label: t('Size'), value: size(backup.bytes) },
    { label: t('Encrypted'), value: backup.encrypted ? t('Yes') : t('No') },
    { label: t('Verified'), value: backup.verified_at ? dayAndTime(backup.verified_at) : t('Never') },
  ]
  return (
    <Panel title={t('Newest backup')}>
      {facts ? (
        <Facts facts={facts} />
      ) : (
        <Text c="dimmed">{t('There is no backup yet. The command “backup” makes one.')}</Text>
      )}
    </Panel>
  )
}

/** Returns the address at which a release opens on its own. */
const standalonePath = (area: string, version: string) => `/remotes/${area}/${version}/`

const Releases = ({ releases }: Pick<System, 'releases'>) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('Releases')}>
      {releases === null ? (
        <Text c="dimmed">{t('The list of releases cannot be read.')}</Text>
      ) : (
        <HorizontalScroll label={t('Releases')}>
          <Text size="sm" c="dimmed" mb="xs">
            {t('Select a version to open it on its own, with sample data.')}
          </Text>
          <Table aria-label={t('Releases')} miw={420}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('Area')}</Table.Th>
                <Table.Th>{t('Served version')}</Table.Th>
                <Table.Th>{t('Previous version')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {releases.map(({ area, version, previous }) => (
                <Table.Tr key={area}>
                  <Table.Td>{area}</Table.Td>
                  <Table.Td className={styles.code}>
                    <Anchor href={standalonePath(area, 'latest')}>{version}</Anchor>
                  </Table.Td>
                  <Table.Td className={styles.code}>
                    {previous === null ? '–' : <Anchor href={standalonePath(area, previous)}>{previous}</Anchor>}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </HorizontalScroll>
      )}
    </Panel>
  )
}

/** Versions, database, mail, backup and releases of the installation. */
export const Overview = ({ system }: { system: System }) => (
  <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
    <Stack gap="md">
      <Versions system={system} />
      <MailPanel {...system} />
      <Backup {...system} />
    </Stack>
    <Stack gap="md">
      <DatabasePanel database={system.database} />
      <Releases {...system} />
    </Stack>
  </SimpleGrid>
)
