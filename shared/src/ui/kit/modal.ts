import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal as MantineModal } from '@mantine/core'
import { DeferredModal } from '../feedback/deferred-modal'
import { withPartsOf } from '../feedback/with-parts-of'

export const Modal = withPartsOf(MantineModal, DeferredModal)
