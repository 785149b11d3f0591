import '@mantine/core/styles/Modal.layer.css'
import { Modal as MantineModal } from '@mantine/core'

export const Modal = MantineModal
