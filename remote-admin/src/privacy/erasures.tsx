import { useQuery } from '@lekta/shared/client'
import { type ErasureRow, erasureReasons, erasureStates, privacyContract } from '@lekta/shared/contract/privacy'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'
import { Button, Icon, NativeSelect } from '@lekta/shared/ui'
import { useState } from 'react'
import { EraseByUsername } from './erase-by-username'
import { useColumns } from './use-columns'
import { useErasureNames } from './use-erasure-names'

const oneOf = <T extends string>(value: string, values: readonly T[]): T | undefined =>
  values.find((one) => one === value)

const Filters = ({
  values,
  choose,
}: Pick<ReturnType<typeof useUrlFilter<'state' | 'reason'>>, 'values' | 'choose'>) => {
  const { t } = useTranslation()
  const { states, reasons } = useErasureNames()
  return (
    <>
      <NativeSelect
        aria-label={t('Status')}
        value={values.state}
        onChange={({ currentTarget }) => choose('state', currentTarget.value)}
        data={[
          { value: '', label: t('All statuses') },
          ...erasureStates.map((value) => ({ value, label: states[value] })),
        ]}
      />
      <NativeSelect
        aria-label={t('Reason')}
        value={values.reason}
        onChange={({ currentTarget }) => choose('reason', currentTarget.value)}
        data={[
          { value: '', label: t('All reasons') },
          ...erasureReasons.map((value) => ({ value, label: reasons[value] })),
        ]}
      />
    </>
  )
}

/** Everyone whose data will be deleted, and what was deleted; an admin can cancel, and delete on written request. */
export const Erasures = () => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize })
  const { values, choose, filtered } = useUrlFilter('state', 'reason')
  const [erases, setErases] = useState(false)
  const columns = useColumns()
  const filter = { state: oneOf(values.state, erasureStates), reason: oneOf(values.reason, erasureReasons) }
  return (
    <>
      <ListView<ErasureRow>
        name="erasures"
        list={list}
        query={useQuery(privacyContract.erasures, { query: { ...listQuery(list.options), ...filter } })}
        label={t('Deletions')}
        columns={columns}
        rowKey={({ id }) => id}
        searchLabel={t('Name, username or school')}
        empty={{
          title: t('Nobody’s data was deleted'),
          text: t('Requests of parents, schools and adults appear here.'),
        }}
        filters={<Filters values={values} choose={choose} />}
        filtered={filtered}
        actions={
          <Button variant="default" leftSection={<Icon name="trash" size={18} />} onClick={() => setErases(true)}>
            {t('Delete an account')}
          </Button>
        }
      />
      <EraseByUsername opened={erases} onClose={() => setErases(false)} />
    </>
  )
}
