import { useMutation } from '@lekta/shared/client'
import { type PlatformAccount, platformAccountContract } from '@lekta/shared/contract/platform/platform-account'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Card, PageHeader, Stack, Text, TextInput } from '@lekta/shared/ui'
import { useState } from 'react'
import { AccountCard } from './account-card'
import styles from './accounts.module.css'

const Search = ({ onFound }: { onFound: (accounts: PlatformAccount[]) => void }) => {
  const { t } = useTranslation()
  const [find] = useMutation(platformAccountContract.findAccounts)
  const form = useForm({
    body: platformAccountContract.findAccounts.body,
    initial: { name: '' },
    send: async (body) => onFound(await find({ body }).unwrap()),
  })
  return (
    <Form form={form} label={t('Find an account')} action={t('Find')}>
      <TextInput
        {...form.text('name')}
        className={styles.search}
        label={t('Username or e-mail address')}
        description={t('Complete, as the person types it.')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Form>
  )
}

/** Finds the account of a person who cannot log in. */
export default function FindAccount() {
  const { t } = useTranslation()
  const [found, setFound] = useState<PlatformAccount[] | null>(null)
  const replace = (changed: PlatformAccount) =>
    setFound((accounts) => accounts?.map((account) => (account.id === changed.id ? changed : account)) ?? null)
  return (
    <>
      <PageHeader
        title={t('Account search')}
        subtitle={t('Help someone who cannot log in. Each search that finds an account is recorded.')}
      />
      <Stack gap="md">
        <Card>
          <Search onFound={setFound} />
        </Card>
        <div aria-live="polite">
          {found?.length === 0 && (
            <Text c="dimmed">
              {t('No adult has this username or e-mail address. Children are helped by their school or parents.')}
            </Text>
          )}
          {found && found.length > 0 && (
            <Card>
              {found.map((account) => (
                <AccountCard key={account.id} account={account} onChange={replace} withRole />
              ))}
            </Card>
          )}
        </div>
      </Stack>
    </>
  )
}
