import { brand } from '@lekta/shared/brand'
import { useQuery } from '@lekta/shared/client'
import type { LoginCard } from '@lekta/shared/contract/person'
import type { PlatformAccount } from '@lekta/shared/contract/platform/platform-account'
import { platformStaffContract } from '@lekta/shared/contract/platform/platform-staff'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'
import { Button, type Column, Dialog, Group, Icon, PageHeader, UnstyledButton } from '@lekta/shared/ui'
import { useState } from 'react'
import { AccountBadges, useLastLogin } from '../accounts/account-card'
import { NewLogin } from '../accounts/new-login'
import { ArchivedFilter } from '../archived-filter'
import { AdminDialog } from './admin-dialog'
import { AddAdminForm } from './admin-form'
import styles from './staff.module.css'

function useColumns(onOpen: (id: number) => void): Column<PlatformAccount>[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  const lastLogin = useLastLogin()
  return [
    {
      name: 'name',
      label: t('Name'),
      sortable: true,
      cell: (admin) => (
        <Group gap="xs">
          <UnstyledButton className={styles.open} onClick={() => onOpen(admin.id)}>
            {admin.name}
          </UnstyledButton>
          <AccountBadges account={admin} />
        </Group>
      ),
    },
    { name: 'username', label: t('Username'), sortable: true, cell: ({ username }) => username },
    { name: 'email', label: t('E-mail'), sortable: true, cell: ({ email }) => email ?? '–' },
    {
      name: 'created_at',
      label: t('Created'),
      sortable: true,
      noWrap: true,
      cell: ({ created_at }) => day(created_at),
    },
    { name: 'last_login', label: t('Last login'), sortable: true, noWrap: true, cell: lastLogin },
    { name: 'sessions', label: t('Open sessions'), sortable: true, numeric: true, cell: ({ sessions }) => sessions },
  ]
}

const AddDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t, i18n } = useTranslation()
  const [card, setCard] = useState<LoginCard | null>(null)
  const close = () => {
    setCard(null)
    onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      size={card ? 'xl' : 'md'}
      title={card ? t('{{name}} can log in now', { name: card.name }) : t('Add admin')}
      closeOnClickOutside={!card}
    >
      {card ? (
        <NewLogin card={card} school={brand.name} language={i18n.language === 'id' ? 'id' : 'en'} />
      ) : (
        <AddAdminForm onAdded={setCard} />
      )}
    </Dialog>
  )
}

/** The accounts that run the platform. */
export default function StaffList() {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'name' })
  const { values, choose, filtered } = useUrlFilter('archived')
  const [adds, setAdds] = useState(false)
  const [openId, setOpenId] = useState<number | null>(null)
  const options = { ...list.options, archived: values.archived === 'yes' }
  const query = useQuery(platformStaffContract.admins, { query: listQuery(options) })
  const columns = useColumns(setOpenId)
  return (
    <>
      <PageHeader title={t('Staff')} subtitle={t('The people who run the platform')}>
        <Button leftSection={<Icon name="add" size={18} />} onClick={() => setAdds(true)}>
          {t('Add admin')}
        </Button>
      </PageHeader>
      <ListView
        list={list}
        query={query}
        label={t('Staff')}
        columns={columns}
        rowKey={({ id }) => id}
        searchLabel={t('Name, username or e-mail')}
        empty={{ title: t('No admins'), text: t('Accounts that run the platform appear here.') }}
        filters={<ArchivedFilter value={values.archived} onChoose={(value) => choose('archived', value)} />}
        filtered={filtered}
      />
      <AddDialog opened={adds} onClose={() => setAdds(false)} />
      <AdminDialog admin={query.data?.data.find(({ id }) => id === openId) ?? null} onClose={() => setOpenId(null)} />
    </>
  )
}
