import { type ApiError, call, type Store, useStore } from '@lekta/shared/client'
import { privacyContract } from '@lekta/shared/contract/privacy'
import { EraseDialog } from '@lekta/shared/erasure/erase-dialog'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, CancelButton, Dialog, Group, Stack, Text, TextInput } from '@lekta/shared/ui'
import { type FormEvent, useState } from 'react'

interface Person {
  id: number
  name: string
}

const FindPerson = ({ onFound, onClose }: { onFound: (person: Person) => void; onClose: () => void }) => {
  const { t } = useTranslation()
  const { http } = useStore() as Store
  const [username, setUsername] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const find = async (event: FormEvent) => {
    event.preventDefault()
    if (username.trim() === '') return setError(t('Please enter a username.'))
    setBusy(true)
    await call(http, privacyContract.erasurePreview, { query: { username } }).then(
      ({ people: [person] }) => person && onFound(person),
      ({ message }: ApiError) => setError(message),
    )
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void find(event)} noValidate>
      <Stack gap="md">
        <Text>{t('Only if the person, or a parent of the child, has requested it in writing.')}</Text>
        <TextInput
          label={t('Username')}
          value={username}
          error={error}
          onChange={({ currentTarget }) => setUsername(currentTarget.value)}
          autoComplete="off"
          autoCapitalize="off"
          data-autofocus
        />
        <Group justify="flex-end" gap="sm">
          <CancelButton onClick={onClose}>{t('Cancel')}</CancelButton>
          <Button type="submit" loading={busy}>
            {t('Continue')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Finds an account by its username, and then shows what deleting it would delete. */
export const EraseByUsername = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation()
  const [person, setPerson] = useState<Person | null>(null)
  const close = () => {
    setPerson(null)
    onClose()
  }
  return (
    <>
      <Dialog opened={opened && person === null} onClose={close} title={t('Delete an account')}>
        <FindPerson onFound={setPerson} onClose={close} />
      </Dialog>
      <EraseDialog
        erasing={opened && person ? { ids: [person.id], needsNote: true } : null}
        title={t('Delete all data about {{name}}?', { name: person?.name ?? '' })}
        onClose={close}
      />
    </>
  )
}
