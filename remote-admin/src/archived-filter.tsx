import { useTranslation } from '@lekta/shared/i18n'
import { NativeSelect } from '@lekta/shared/ui'

/** Switches a list between current and archived rows. `yes` shows archived ones. */
export const ArchivedFilter = ({ value, onChoose }: { value: string; onChoose: (value: string) => void }) => {
  const { t } = useTranslation()
  return (
    <NativeSelect
      aria-label={t('Show')}
      value={value === 'yes' ? 'yes' : ''}
      data={[
        { value: '', label: t('Active') },
        { value: 'yes', label: t('Archived') },
      ]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}
