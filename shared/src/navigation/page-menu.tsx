import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { ActionIcon, Icon, Menu, type Picture } from '@lekta/shared/ui'

interface Props {
  links: readonly { label: string; picture: Picture; to: string }[]
}

/** The menu behind three dots at the end of a page's header: links to pages that belong to this one. */
export const PageMenu = ({ links }: Props) => {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('More')}>
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {links.map(({ label, picture, to }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Icon name={picture} size={18} />}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
