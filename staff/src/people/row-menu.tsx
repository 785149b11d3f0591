import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { ActionIcon, type Column, Icon, Menu, type Picture } from '@lekta/shared/ui'

/** An action on one or more rows of a list. */
export interface Action {
  label: string
  picture: Picture
  /** Whether the bar of selected rows shows it in its menu only. */
  minor?: boolean
  run: (ids: readonly number[]) => void
}

/** A page about one row. */
export interface RowLink {
  label: string
  picture: Picture
  to: string
}

interface RowProps {
  id: number
  name: string
  leads: readonly RowLink[]
  actions: readonly Action[]
}

/** A menu of all links and actions of one row, behind three dots. */
export const RowMenu = ({ id, name, leads, actions }: RowProps) => {
  const { t } = useTranslation()
  if (leads.length + actions.length === 0) return null
  return (
    <Menu position="bottom-end" width={230} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('Actions for {{name}}', { name })}>
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {leads.map(({ label, picture, to }) => (
          <Menu.Item key={label} component={Link} to={to} leftSection={<Icon name={picture} size={18} />}>
            {label}
          </Menu.Item>
        ))}
        {actions.map(({ label, picture, run }) => (
          <Menu.Item key={label} leftSection={<Icon name={picture} size={18} />} onClick={() => run([id])}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The column with a menu of all actions on a row. */
export function useMenuColumn<Row extends { id: number; name: string }>(
  menuOf: (row: Row) => Pick<RowProps, 'leads' | 'actions'>,
): Column<Row> {
  const { t } = useTranslation()
  return {
    name: 'actions',
    label: t('Actions'),
    labelHidden: true,
    numeric: true,
    cell: (row) => <RowMenu id={row.id} name={row.name} {...menuOf(row)} />,
  }
}

export { BulkBar } from './bulk-bar'
