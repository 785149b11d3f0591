import { useBankItemsQuery } from '@lekta/shared/data/bank'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/screens/list-view'
import { useAddressFilter } from '@lekta/shared/screens/use-address-filter'
import { listLimit, listQuery, useList } from '@lekta/shared/screens/use-list'
import { PageHeader, Stack, Switch, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { BankDownload } from './bank-download'
import { Coverage } from './coverage'
import { ItemDialog } from './item-dialog'
import { useColumns } from './use-columns'

const Items = () => {
  const { t } = useTranslation()
  const list = useList({ size: listLimit })
  const { values, choose, filtered } = useAddressFilter('show')
  const doubtful = values.show === 'doubtful'
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <ListView
        name="bank"
        list={list}
        query={useBankItemsQuery({ query: { ...listQuery(list.options), doubtful } })}
        label={t('Items')}
        columns={useColumns(setOpen)}
        rowKey={({ place }) => place}
        searchLabel={t('Name of the item, or words in it')}
        empty={{
          title: t('The bank is empty'),
          text: t('Its items come from the files that are installed with the server.'),
        }}
        filters={
          <Switch
            label={t('Only those to look at')}
            checked={doubtful}
            onChange={({ currentTarget }) => choose('show', currentTarget.checked ? 'doubtful' : '')}
          />
        }
        actions={<BankDownload options={list.options} doubtful={doubtful} />}
        filtered={filtered}
      />
      <Text size="sm" c="dimmed">
        {t(
          'Measure: by the answers, and in brackets by words and sentences alone. Separates: the point-biserial correlation of a right answer with how well its readers read; 0.2 and more is good.',
        )}
      </Text>
      {open !== null && <ItemDialog id={open} onClose={() => setOpen(null)} />}
    </>
  )
}

/** For the people who run the platform: what the bank holds, how often its items are given, and which want a look. */
const BankPage = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('Item bank')} subtitle={t('How the items cover the scale, and how they behave')} />
      <Stack gap="lg">
        <Coverage />
        <Items />
      </Stack>
    </>
  )
}

export default BankPage
