import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, type Column, Group, Icon, Text, UnstyledButton } from '@lekta/shared/ui'
import type { AuditRow } from '../contract/audit'
import { useDateFormat } from '../dates/use-day'

/** Returns the page about what an entry is about; null without one. */
export type PathOf = (entry: AuditRow) => string | null

interface Options {
  pathOf: PathOf
  onActor: (username: string) => void
  /** Set if the list shows the entries of all schools. */
  onSchool?: ((id: number) => void) | undefined
}

function useActor() {
  const { t } = useTranslation()
  const sources = { command: t('Command line'), setup: t('Setup page'), server: t('Server'), token: t('Release token') }
  return ({ account, source }: AuditRow) =>
    account ? (account.erased ? t('Deleted account') : account.name) : source === null ? '–' : sources[source]
}

const Actor = ({ entry, name, onActor }: { entry: AuditRow; name: string; onActor: Options['onActor'] }) => {
  const { t } = useTranslation()
  const { account } = entry
  if (account === null || account.erased)
    return (
      <Text size="sm" c="dimmed">
        {name}
      </Text>
    )
  return (
    <UnstyledButton
      c="var(--mantine-color-anchor)"
      fz="sm"
      aria-label={t('Show only what {{name}} did', { name })}
      onClick={() => onActor(account.username)}
    >
      {name}
    </UnstyledButton>
  )
}

const About = ({ entry, path }: { entry: AuditRow; path: string | null }) => {
  const { t } = useTranslation()
  const { student, subject, area, about_erased } = entry
  if (about_erased)
    return (
      <Text size="sm" c="dimmed">
        {t('Deleted person')}
      </Text>
    )
  const name = student?.name ?? subject?.name ?? area
  if (!name)
    return (
      <Text size="sm" c="dimmed">
        –
      </Text>
    )
  return path === null ? (
    name
  ) : (
    <Anchor component={Link} to={path} size="sm">
      {name}
    </Anchor>
  )
}

/** The columns of the activity log. */
export function useAuditColumns({ pathOf, onActor, onSchool }: Options): Column<AuditRow>[] {
  const { t } = useTranslation()
  const time = useDateFormat({ dateStyle: 'medium', timeStyle: 'medium' })
  const nameOfActor = useActor()
  const ofSchool: Column<AuditRow> = {
    name: 'school',
    label: t('School'),
    cell: ({ school }) =>
      school && (
        <UnstyledButton c="var(--mantine-color-anchor)" fz="sm" onClick={() => onSchool?.(school.id)}>
          {school.name}
        </UnstyledButton>
      ),
  }
  return [
    { name: 'at', label: t('When'), sortable: true, noWrap: true, cell: ({ at }) => time(at) },
    {
      name: 'account',
      label: t('Who'),
      cell: (entry) => <Actor entry={entry} name={nameOfActor(entry)} onActor={onActor} />,
    },
    {
      name: 'action',
      label: t('What'),
      cell: ({ kind, text }) => (
        <Group gap="xs" wrap="nowrap">
          <Icon name={kind === 'view' ? 'eye' : 'change'} size={16} />
          <span>{text}</span>
        </Group>
      ),
    },
    { name: 'about', label: t('About'), cell: (entry) => <About entry={entry} path={pathOf(entry)} /> },
    ...(onSchool ? [ofSchool] : []),
  ]
}
