import type { ReleaseComparison } from '@lekta/shared/contract/delivery/release'
import { useSize } from '@lekta/shared/data-export/use-size'
import { useTranslation } from '@lekta/shared/i18n'
import { EmptyNotice, HorizontalScroll, Panel, SimpleGrid, Stack, Table, Text } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { SizeChange } from '../parts/size-change'
import { VersionText } from '../parts/version-text'
import styles from './version.module.css'

interface Props {
  comparison: ReleaseComparison
}

const Total = ({ label, children, note }: { label: string; children: ReactNode; note?: ReactNode }) => (
  <div>
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text className={styles.total}>{children}</Text>
    {note && <Text size="sm">{note}</Text>}
  </div>
)

const Totals = ({ comparison: { bytes, pages, endpoints, strings } }: Props) => {
  const { t } = useTranslation()
  const size = useSize()
  const { added, removed, changed } = endpoints
  return (
    <div className={styles.totals}>
      <Total label={t('Package')} note={<SizeChange {...bytes} />}>
        {size(bytes.after)}
      </Total>
      <Total label={t('Changed pages')}>{pages.length}</Total>
      <Total label={t('Changed endpoints')}>{added.length + removed.length + changed.length}</Total>
      <Total
        label={t('New texts')}
        note={t('{{count}} texts removed', { count: strings.removed, defaultValue_one: '{{count}} text removed' })}
      >
        {strings.added}
      </Total>
    </div>
  )
}

const PagesPanel = ({ comparison: { pages } }: Props) => {
  const { t } = useTranslation()
  const size = useSize()
  const changeOf = (page: ReleaseComparison['pages'][number]) => Math.abs((page.after ?? 0) - (page.before ?? 0))
  const sorted = [...pages].sort((a, b) => changeOf(b) - changeOf(a))
  return (
    <Panel title={t('Pages')}>
      <HorizontalScroll label={t('Pages')}>
        <Table aria-label={t('Pages')} className={styles.pages}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('Page')}</Table.Th>
              <Table.Th ta="right" className={styles.before}>
                {t('Before')}
              </Table.Th>
              <Table.Th ta="right">{t('After')}</Table.Th>
              <Table.Th ta="right">{t('Change')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sorted.map(({ path, before, after }) => (
              <Table.Tr key={path}>
                <Table.Td>
                  <VersionText>{path}</VersionText>
                </Table.Td>
                <Table.Td ta="right" className={styles.before}>
                  {before === null ? '–' : size(before)}
                </Table.Td>
                <Table.Td ta="right">{after === null ? '–' : size(after)}</Table.Td>
                <Table.Td ta="right">
                  {before === null ? (
                    t('new')
                  ) : after === null ? (
                    t('removed')
                  ) : (
                    <SizeChange before={before} after={after} />
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </HorizontalScroll>
    </Panel>
  )
}

type Kind = 'added' | 'removed' | 'changed'

const EndpointsPanel = ({ comparison: { endpoints } }: Props) => {
  const { t } = useTranslation()
  const names: Readonly<Record<Kind, string>> = { removed: t('removed'), changed: t('changed'), added: t('new') }
  const lines = (['removed', 'changed', 'added'] as const).flatMap((kind) =>
    endpoints[kind].map((name) => ({ kind, name })),
  )
  return (
    <Panel title={t('Endpoints it uses')}>
      <ul className={styles.difference}>
        {lines.map(({ kind, name }) => (
          <li key={name}>
            <span data-kind={kind}>{names[kind]}</span>
            <VersionText>{name}</VersionText>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const SharedPanel = ({ comparison: { shared } }: Props) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('Shared modules')}>
      <Stack gap="xs">
        {shared.map(({ name, before, after }) => (
          <Text key={name} size="sm">
            {name}: <VersionText>{before ?? '–'}</VersionText> → <VersionText>{after ?? '–'}</VersionText>
          </Text>
        ))}
      </Stack>
    </Panel>
  )
}

const AreaPanel = ({ comparison: { area } }: Props) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('Titles, menu and roles')}>
      <Stack gap="xs">
        {area.map((sentence) => (
          <Text key={sentence} size="sm">
            {sentence}
          </Text>
        ))}
      </Stack>
    </Panel>
  )
}

const isEmpty = ({ pages, endpoints, shared, area, strings }: ReleaseComparison) =>
  [pages, endpoints.added, endpoints.removed, endpoints.changed, shared, area].every((list) => list.length === 0) &&
  strings.added + strings.removed === 0

/** What differs between two releases, one panel for each kind of difference. */
export const Differences = ({ comparison }: Props) => {
  const { t } = useTranslation()
  const { pages, endpoints, shared, area } = comparison
  if (isEmpty(comparison))
    return (
      <EmptyNotice title={t('No difference')}>
        {t('Both have the same pages, endpoints, modules and texts. Their code may differ.')}
      </EmptyNotice>
    )
  return (
    <Stack gap="md">
      <Panel title={t('At a glance')}>
        <Totals comparison={comparison} />
      </Panel>
      {pages.length > 0 && <PagesPanel comparison={comparison} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        {Object.values(endpoints).some(({ length }) => length > 0) && <EndpointsPanel comparison={comparison} />}
        {shared.length > 0 && <SharedPanel comparison={comparison} />}
        {area.length > 0 && <AreaPanel comparison={comparison} />}
      </SimpleGrid>
    </Stack>
  )
}
