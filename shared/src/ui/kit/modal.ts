import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal as MantineModal } from '@mantine/core'
import { DeferredModal } from '../feedback/deferred-modal'
import { inPlaceOf } from '../feedback/in-place-of'

export const Modal = inPlaceOf(MantineModal, DeferredModal)
