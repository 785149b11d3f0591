import { undoBy, useMutation } from '@lekta/shared/client'
import { type SavedView, savedViewContract } from '@lekta/shared/contract/people/saved-view'
import { useAction } from '@lekta/shared/feedback/use-action'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Dialog, Group, Stack, Switch, Text, TextInput } from '@lekta/shared/ui'
import { useState } from 'react'
import { linkOf, type ViewContent } from './view-state'
import styles from './views.module.css'

interface RowProps {
  view: SavedView
  content: ViewContent
}

const RenameForm = ({ view, onClose }: { view: SavedView; onClose: () => void }) => {
  const { t } = useTranslation()
  const [edit] = useMutation(savedViewContract.editSavedView)
  const form = useForm({
    body: savedViewContract.editSavedView.body,
    initial: { name: view.name },
    needed: ['name'],
    send: (body) => edit({ params: { id: view.id }, body }).unwrap(),
    onDone: onClose,
  })
  return (
    <Form form={form} label={t('Rename “{{name}}”', { name: view.name })} action={t('Save name')} onCancel={onClose}>
      <TextInput {...form.text('name')} label={t('Name of the view')} maxLength={60} autoFocus />
    </Form>
  )
}

/** Returns what can be done with a view besides renaming it. */
function useViewActions({ view, content }: RowProps) {
  const { t } = useTranslation()
  const act = useAction()
  const [edit] = useMutation(savedViewContract.editSavedView)
  const [remove] = useMutation(savedViewContract.removeSavedView)
  const { id, list, name, query, columns, shared } = view
  const { addSavedView } = savedViewContract
  return {
    share: (isShared: boolean) => act(() => edit({ params: { id }, body: { shared: isShared } }).unwrap()),
    replace: () => act(() => edit({ params: { id }, body: content }).unwrap(), t('View changed')),
    copy: () => act(() => navigator.clipboard.writeText(linkOf(view)), t('Link copied.')),
    remove: () =>
      act(
        () => remove({ params: { id } }).unwrap(),
        t('View deleted'),
        undoBy(addSavedView, { body: { list, name, query, columns, shared } }),
      ),
  }
}

const ViewRow = (props: RowProps) => {
  const { t } = useTranslation()
  const [isRenaming, setRenaming] = useState(false)
  const { share, replace, copy, remove } = useViewActions(props)
  const { name, shared } = props.view
  if (isRenaming)
    return (
      <li className={styles.row}>
        <RenameForm view={props.view} onClose={() => setRenaming(false)} />
      </li>
    )
  return (
    <li className={styles.row}>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{name}</Text>
        <Switch
          checked={shared}
          label={t('Shared')}
          aria-label={t('Share “{{name}}” with the staff of the school', { name })}
          onChange={({ currentTarget }) => void share(currentTarget.checked)}
        />
      </Group>
      <Group gap="xs" role="group" aria-label={name}>
        <Button size="xs" variant="default" onClick={() => setRenaming(true)}>
          {t('Rename')}
        </Button>
        <Button size="xs" variant="default" onClick={() => void replace()}>
          {t('Use what the list shows now')}
        </Button>
        {/* Without HTTPS, a page cannot write to the clipboard. */}
        {window.isSecureContext && (
          <Button size="xs" variant="default" onClick={() => void copy()}>
            {t('Copy link')}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => void remove()}>
          {t('Delete')}
        </Button>
      </Group>
    </li>
  )
}

interface Props {
  opened: boolean
  views: readonly SavedView[]
  content: ViewContent
  onClose: () => void
}

/** Renames, shares, changes and deletes one’s own views of a list. */
export const ManageViews = ({ opened, views, content, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Your views')}>
      {views.length === 0 ? (
        <Text c="dimmed">{t('You have no views of this list any more.')}</Text>
      ) : (
        <Stack component="ul" gap={0} className={styles.rows}>
          {views.map((view) => (
            <ViewRow key={view.id} view={view} content={content} />
          ))}
        </Stack>
      )}
    </Dialog>
  )
}
