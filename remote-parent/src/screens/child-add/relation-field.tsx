import type { TextField } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { NativeSelect } from '@lekta/shared/ui'

/** Asks how the user is related to the child; stored with the consent. */
export const RelationField = (field: TextField) => {
  const { t } = useTranslation()
  return (
    <NativeSelect
      {...field}
      label={t('You are the child’s')}
      description={t('We record it with your consent.')}
      data={[
        { value: 'parent', label: t('Parent') },
        { value: 'guardian', label: t('Legal guardian') },
      ]}
    />
  )
}
