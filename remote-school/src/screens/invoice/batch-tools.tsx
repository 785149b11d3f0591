import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useTranslation } from '@lekta/shared/i18n'
import { Badge, Button, Group, Icon } from '@lekta/shared/ui'
import { useVoidVouchers } from './use-void-vouchers'

interface Props {
  batch: string
  onPrint: () => void
  /** Lists the vouchers of all batches again. */
  onAll: () => void
}

/** The actions for all vouchers of one batch. */
export const BatchTools = ({ batch, onPrint, onAll }: Props) => {
  const { t } = useTranslation()
  const voidVouchers = useVoidVouchers()
  return (
    <Group gap="sm" mb="md" role="group" aria-label={t('Batch {{batch}}', { batch })}>
      <Badge variant="outline" size="lg" tt="none" c="inherit">
        {t('Batch {{batch}}', { batch })}
      </Badge>
      <Button variant="default" leftSection={<Icon name="print" size={18} />} onClick={onPrint}>
        {t('Print the codes')}
      </Button>
      <ConfirmButton
        variant="default"
        title={t('Cancel this batch?')}
        text={t('Codes that have not been redeemed stop working, and their seats become free.')}
        action={t('Cancel batch')}
        dismiss={t('Keep batch')}
        onConfirm={() => voidVouchers({ batch })}
      >
        {t('Cancel batch')}
      </ConfirmButton>
      <Button variant="subtle" onClick={onAll}>
        {t('All batches')}
      </Button>
    </Group>
  )
}
