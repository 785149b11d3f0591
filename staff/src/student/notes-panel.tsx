import { useMutation, useQuery } from '@lekta/shared/client'
import { LONGEST_NOTE, type StudentNote, studentNoteContract } from '@lekta/shared/contract/people/student-note'
import type { StudentOverview } from '@lekta/shared/contract/people/student-overview'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Panel, Skeleton, Text, Textarea } from '@lekta/shared/ui'
import { useState } from 'react'
import { NoteItem } from './note-item'
import styles from './student.module.css'

/** The number of notes that are shown at first. */
const first = 5

const AddNote = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const [add] = useMutation(studentNoteContract.addStudentNote)
  const form = useForm({
    body: studentNoteContract.addStudentNote.body,
    initial: { text: '' },
    send: (body) => add({ params: { id }, body }).unwrap(),
    done: t('Note saved.'),
    clear: true,
  })
  return (
    <div className={styles.noPrint}>
      <Form form={form} label={t('New note')} action={t('Add note')}>
        <Textarea
          {...form.text('text')}
          label={t('New note')}
          placeholder={t('What should colleagues know?')}
          maxLength={LONGEST_NOTE}
          autosize
          minRows={2}
          maxRows={10}
        />
      </Form>
    </div>
  )
}

const Notes = ({ notes }: { notes: readonly StudentNote[] }) => {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const shown = all ? notes : notes.slice(0, first)
  return (
    <>
      {notes.length === 0 && <Text c="dimmed">{t('No notes yet.')}</Text>}
      <ul className={styles.notes} aria-label={t('Notes')}>
        {shown.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ul>
      {notes.length > shown.length && (
        <Button variant="default" size="sm" className={styles.noPrint} onClick={() => setAll(true)}>
          {t('Show all {{count}} notes', { count: notes.length })}
        </Button>
      )}
    </>
  )
}

/** What the staff of the school wrote about the student, newest first. */
export const NotesPanel = ({ overview: { student } }: { overview: StudentOverview }) => {
  const { t } = useTranslation()
  const { id } = student
  const query = useQuery(studentNoteContract.studentNotes, { params: { id } }, { refetchOnMountOrArgChange: true })
  return (
    <Panel title={t('Notes')}>
      <div className={styles.notesPanel}>
        <Text size="sm" c="dimmed">
          {t('For the school and the student’s teachers. Parents and students never see them here.')}
        </Text>
        {!student.archived && <AddNote id={id} />}
        <QueryContent query={query} skeleton={<Skeleton height={72} radius="lg" />}>
          {(notes) => <Notes notes={notes} />}
        </QueryContent>
      </div>
    </Panel>
  )
}
