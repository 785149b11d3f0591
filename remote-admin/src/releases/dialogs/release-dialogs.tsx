import { useTranslation } from '@lekta/shared/i18n'
import { Dialog } from '@lekta/shared/ui'
import type { ComponentType } from 'react'
import { EditAreaForm } from './area-form'
import type { DialogProps, ReleaseAction } from './dialog-props'
import { FreezeForm } from './freeze'
import { PinForm } from './pin'
import { PreviewForm } from './preview'
import { RollOutForm } from './roll-out'
import { PromoteForm, RollBackForm } from './serve-everyone'
import { StopForm } from './stop'

const forms: Readonly<Record<ReleaseAction['kind'], ComponentType<DialogProps>>> = {
  'roll out': RollOutForm,
  promote: PromoteForm,
  'roll back': RollBackForm,
  stop: StopForm,
  pin: PinForm,
  preview: PreviewForm,
  freeze: FreezeForm,
  edit: EditAreaForm,
}

function useTitles(area: string, version: string) {
  const { t } = useTranslation()
  return {
    'roll out': t('Roll out a release of {{area}}', { area }),
    promote: t('Serve a release of {{area}} to everyone', { area }),
    'roll back': t('Roll {{area}} back', { area }),
    stop: t('Stop the rollout of {{version}}', { version }),
    pin: t('Pin a release of {{area}}', { area }),
    preview: t('Preview link for {{area}}', { area }),
    freeze: t('Freeze {{area}}', { area }),
    edit: t('Edit {{name}}', { name: area }),
  } satisfies Record<ReleaseAction['kind'], string>
}

type Props = Omit<DialogProps, 'action'> & { action: ReleaseAction | null }

/** The dialog of an action on the releases of an area; closed while there is no action. */
export const ReleaseDialogs = ({ action, ...props }: Props) => {
  const titles = useTitles(props.area.name, action?.version ?? '')
  const Fields = action && forms[action.kind]
  return (
    <Dialog opened={action !== null} onClose={props.onClose} title={action && titles[action.kind]} size={480}>
      {Fields && <Fields {...props} action={action} />}
    </Dialog>
  )
}
