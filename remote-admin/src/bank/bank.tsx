import { call, useQuery } from '@lekta/shared/client'
import { bankContract } from '@lekta/shared/contract/assessment/bank'
import { questionKinds } from '@lekta/shared/contract/measure'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'
import { NativeSelect, PageHeader, Stack, Switch, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { Coverage } from './coverage'
import { ItemDialog } from './item-dialog'
import { useColumns } from './use-columns'
import { useKindNames } from './use-kind-names'

const Items = () => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize })
  const { values, choose, filtered } = useUrlFilter('show', 'kind')
  const kinds = useKindNames()
  const needsReview = values.show === 'doubtful'
  const kind = questionKinds.find((name) => name === values.kind)
  const filters = { doubtful: needsReview, ...(kind && { kind }) }
  const [open, setOpen] = useState<string | null>(null)
  const columns = useColumns(setOpen)
  return (
    <>
      <ListView
        name="bank"
        list={list}
        query={useQuery(bankContract.bankItems, { query: { ...listQuery(list.options), ...filters } })}
        label={t('Items')}
        columns={columns}
        rowKey={({ place }) => place}
        searchLabel={t('Item name, or words in its text')}
        empty={{
          title: t('The bank is empty'),
          text: t('Items come from the files installed with the server.'),
        }}
        filters={
          <>
            <NativeSelect
              aria-label={t('Kind of question')}
              value={kind ?? ''}
              data={[
                { value: '', label: t('All kinds') },
                ...questionKinds.map((name) => ({ value: name, label: kinds[name] })),
              ]}
              onChange={({ currentTarget }) => choose('kind', currentTarget.value)}
            />
            <Switch
              label={t('Needs review only')}
              checked={needsReview}
              onChange={({ currentTarget }) => choose('show', currentTarget.checked ? 'doubtful' : '')}
            />
          </>
        }
        actions={
          <CsvButton
            file={t('item-bank')}
            columns={columns}
            load={(http, page) =>
              call(http, bankContract.bankItems, {
                query: { ...listQuery({ ...list.options, ...page }), ...filters },
              })
            }
          />
        }
        filtered={filtered}
      />
      <Text size="sm" c="dimmed">
        {t(
          'Measure: from the answers, and in brackets from words and sentences alone. Discrimination: the point-biserial correlation between a right answer and reading ability; 0.2 or more is good.',
        )}
      </Text>
      {open !== null && <ItemDialog id={open} onOpen={setOpen} onClose={() => setOpen(null)} />}
    </>
  )
}

/** The item bank: how it covers the scale, how often its items are used, and which need a review. */
const BankPage = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('Item bank')} subtitle={t('How items cover the scale and how well they work')} />
      <Stack gap="lg">
        <Coverage />
        <Items />
      </Stack>
    </>
  )
}

export default BankPage
