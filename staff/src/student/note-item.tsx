import { useMutation } from '@lekta/shared/client'
import { LONGEST_NOTE, type StudentNote, studentNoteContract } from '@lekta/shared/contract/people/student-note'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Dialog, Group, Text, Textarea } from '@lekta/shared/ui'
import { useState } from 'react'
import styles from './student.module.css'

interface Props {
  note: StudentNote
}

const EditForm = ({ note: { id, text, version }, onClose }: Props & { onClose: () => void }) => {
  const { t } = useTranslation()
  const [edit] = useMutation(studentNoteContract.editStudentNote)
  const form = useForm({
    body: studentNoteContract.editStudentNote.body,
    initial: { text, version },
    send: (body) => edit({ params: { id }, body }).unwrap(),
    done: t('Note saved.'),
    onDone: onClose,
  })
  return (
    <Form form={form} label={t('Edit note')} action={t('Save')} onCancel={onClose}>
      <Textarea
        {...form.text('text')}
        label={t('Note')}
        maxLength={LONGEST_NOTE}
        autosize
        minRows={4}
        maxRows={14}
        data-autofocus
      />
    </Form>
  )
}

const Actions = ({ note }: Props) => {
  const { t } = useTranslation()
  const act = useAction()
  const [remove] = useMutation(studentNoteContract.deleteStudentNote)
  const [editing, setEditing] = useState(false)
  const close = () => setEditing(false)
  return (
    <Group gap="xs" className={styles.noPrint}>
      {note.editable && (
        <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
          {t('Edit')}
        </Button>
      )}
      {note.deletable && (
        <ConfirmButton
          variant="subtle"
          size="compact-sm"
          title={t('Delete this note?')}
          text={t('It cannot be restored.')}
          action={t('Delete')}
          onConfirm={() => act(() => remove({ params: { id: note.id } }).unwrap(), t('Note deleted.'))}
        >
          {t('Delete')}
        </ConfirmButton>
      )}
      <Dialog opened={editing} onClose={close} title={t('Edit note')}>
        <EditForm note={note} onClose={close} />
      </Dialog>
    </Group>
  )
}

/** One note with its author, when it was written, and what the user may do with it. */
export const NoteItem = ({ note }: Props) => {
  const { t } = useTranslation()
  const formatTime = useDateAndTime()
  return (
    <li>
      <Text size="sm" c="dimmed">
        {note.author ?? t('Deleted account')} · {formatTime(note.created_at)}
        {note.edited_at && ` · ${t('edited')}`}
      </Text>
      <Text className={styles.noteText}>{note.text}</Text>
      {(note.editable || note.deletable) && <Actions note={note} />}
    </li>
  )
}
