import { useQuery } from '@lekta/shared/client'
import { type SavedListName, type SavedView, savedViewContract } from '@lekta/shared/contract/people/saved-view'
import { useTranslation } from '@lekta/shared/i18n'
import type { ViewState } from '@lekta/shared/lists/list-view'
import { ActionIcon, Icon, Menu, Text, Tooltip } from '@lekta/shared/ui'
import { useState } from 'react'
import { ManageViews } from './manage-views'
import { SaveView } from './save-view'
import { useViewContent } from './view-state'

interface GroupProps {
  label: string
  views: readonly SavedView[]
  isShown: (view: SavedView) => boolean
  onShow: (view: SavedView) => void
}

const ViewGroup = ({ label, views, isShown, onShow }: GroupProps) => {
  const { t } = useTranslation()
  if (views.length === 0) return null
  return (
    <>
      <Menu.Label>{label}</Menu.Label>
      {views.map((view) => (
        <Menu.Item
          key={view.id}
          leftSection={<Icon name={isShown(view) ? 'check' : 'bookmark'} size={18} />}
          aria-current={isShown(view) || undefined}
          onClick={() => onShow(view)}
        >
          {view.name}
          {view.author && (
            <Text size="xs" c="dimmed">
              {t('by {{name}}', { name: view.author })}
            </Text>
          )}
        </Menu.Item>
      ))}
    </>
  )
}

interface Props {
  list: SavedListName
  state: ViewState
}

/** The menu of a list’s saved views: one’s own and those that colleagues share. */
export const SavedViews = ({ list, state }: Props) => {
  const { t } = useTranslation()
  const [opened, open] = useState<'save' | 'manage' | null>(null)
  const { current, isShown, show } = useViewContent(state)
  const { data: views = [] } = useQuery(savedViewContract.savedViews, { query: { list } })
  const own = views.filter(({ author }) => author === null)
  const close = () => open(null)
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={260}>
        <Menu.Target>
          <Tooltip label={t('Saved views')}>
            <ActionIcon variant="subtle" color="gray" c="inherit" size="lg" aria-label={t('Saved views')}>
              <Icon name="bookmark" />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <ViewGroup label={t('Your views')} views={own} isShown={isShown} onShow={show} />
          <ViewGroup
            label={t('Shared by colleagues')}
            views={views.filter(({ author }) => author !== null)}
            isShown={isShown}
            onShow={show}
          />
          {views.length > 0 && <Menu.Divider />}
          <Menu.Item leftSection={<Icon name="add" size={18} />} onClick={() => open('save')}>
            {t('Save this view')}
          </Menu.Item>
          {own.length > 0 && (
            <Menu.Item leftSection={<Icon name="change" size={18} />} onClick={() => open('manage')}>
              {t('Rename, share or delete views')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <SaveView opened={opened === 'save'} list={list} content={current} onClose={close} />
      <ManageViews opened={opened === 'manage'} views={own} content={current} onClose={close} />
    </>
  )
}
