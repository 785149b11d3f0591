import { useTranslation } from '@lekta/shared/i18n'
import { Alert, Button, CancelButton, Group, PasswordInput, type PasswordInputProps, Stack } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import type { FormState } from './use-form'

interface Props {
  form: Pick<FormState<never>, 'ref' | 'submit' | 'failure' | 'busy'>
  /** The accessible name of the form. */
  label: string
  /** The label of the submit button. */
  action: string
  /** Content next to the submit button. */
  beside?: ReactNode
  /** Closes the dialog that contains the form. Its buttons are then on the right, the submit button last. */
  onCancel?: () => void
  /** Makes the submit button as wide as the form, for pages that contain only the form. */
  wide?: boolean
  children: ReactNode
}

/** The fields of a form, the error of the whole form, and the submit button. */
export const Form = ({ form, label, action, beside, onCancel, wide, children }: Props) => {
  const { t } = useTranslation()
  return (
    <form ref={form.ref} noValidate aria-label={label} onSubmit={form.submit}>
      <Stack gap="md">
        {children}
        {form.failure && (
          <Alert color="red" role="alert">
            {t(form.failure)}
          </Alert>
        )}
        <Group gap="sm" justify={onCancel && 'flex-end'}>
          {onCancel && <CancelButton onClick={onCancel}>{t('Cancel')}</CancelButton>}
          <Button type="submit" loading={form.busy} fullWidth={wide} {...(wide && { size: 'md' })}>
            {action}
          </Button>
          {beside}
        </Group>
      </Stack>
    </form>
  )
}

/** A password input with a button that shows the password. */
export const PasswordField = (props: PasswordInputProps) => {
  const { t } = useTranslation()
  return (
    <PasswordInput
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
      {...props}
    />
  )
}
