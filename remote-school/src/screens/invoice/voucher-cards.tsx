import { brand } from '@lekta/shared/brand'
import { type ApiError, useQuery } from '@lekta/shared/client'
import { schoolContract } from '@lekta/shared/contract/school'
import type { Voucher } from '@lekta/shared/contract/voucher'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { walkPages } from '@lekta/shared/lib/walk-pages'
import { CardSheet, PrintedCard } from '@lekta/shared/login-cards/card-sheet'
import { Button, Dialog, FailureNotice, Group, Icon, Skeleton, Stack, Text } from '@lekta/shared/ui'
import { useCallback, useEffect, useState } from 'react'
import styles from './invoice.module.css'

interface Props {
  /** The batch to show; nothing is shown without one. */
  batch: string | null
  /** Loads a page of the batch’s vouchers that can be redeemed. */
  load: (batch: string, page: number) => Promise<{ data: Voucher[]; last_page: number }>
  onClose: () => void
}

const Cards = ({ vouchers }: { vouchers: readonly Voucher[] }) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const { data: school } = useQuery(schoolContract.mySchool)
  return (
    <CardSheet size="small">
      {vouchers.map(({ code, plan_name, ends_at }) => (
        <PrintedCard key={code} className={styles.card}>
          <small>
            {brand.name} · {school?.name}
          </small>
          <b>{code}</b>
          <small>{t('One seat: {{plan}}, until {{day}}', { plan: t(plan_name), day: day(ends_at) })}</small>
          <small>
            {t('Redeem once, as a parent or with your teacher, at {{address}}', { address: location.host })}
          </small>
        </PrintedCard>
      ))}
    </CardSheet>
  )
}

/** Loads all vouchers of a batch that can be redeemed. */
function useBatch(batch: string, load: Props['load']) {
  const [{ vouchers, failure }, setState] = useState<{ vouchers?: Voucher[]; failure?: string }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function on each render
  const loadBatch = useCallback(() => {
    setState({})
    walkPages((page) => load(batch, page)).then(
      (all) => setState({ vouchers: all }),
      ({ message }: ApiError) => setState({ failure: message }),
    )
  }, [batch])
  useEffect(loadBatch, [loadBatch])
  return { vouchers, failure, loadBatch }
}

const Shown = ({ batch, load }: { batch: string; load: Props['load'] }) => {
  const { t } = useTranslation()
  const { vouchers, failure, loadBatch } = useBatch(batch, load)
  if (failure) return <FailureNotice message={failure} onRetry={loadBatch} />
  if (!vouchers) return <Skeleton height={240} />
  if (vouchers.length === 0) return <Text>{t('This batch has no codes left to redeem.')}</Text>
  return (
    <Stack gap="md">
      <Group>
        <Button leftSection={<Icon name="print" size={18} />} onClick={() => window.print()} data-autofocus>
          {t('Print the codes')}
        </Button>
      </Group>
      <Cards vouchers={vouchers} />
    </Stack>
  )
}

/** A batch’s codes that can be redeemed, as cards to print and to hand out. */
export const VoucherCards = ({ batch, load, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog opened={batch !== null} onClose={onClose} size="xl" title={t('Vouchers to hand out')}>
      {batch !== null && <Shown key={batch} batch={batch} load={load} />}
    </Dialog>
  )
}
