import type { Candidate } from '@lekta/shared/contract/schedule'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon } from '@lekta/shared/ui'
import { ChoiceList } from '@lekta/staff/people/choice-list'
import { useState } from 'react'
import styles from './give-test.module.css'
import { type ClassChoice, classesOf, type Selection } from './recipient-counts'

interface Props {
  candidates: readonly Candidate[]
  selection: Selection
  onChange: (selection: Partial<Selection>) => void
}

const ClassCard = ({ room, chosen, onToggle }: { room: ClassChoice; chosen: boolean; onToggle: () => void }) => {
  const { t } = useTranslation()
  const { name, grade, children, seatless } = room
  return (
    <label className={styles.card} data-chosen={chosen || undefined}>
      <input type="checkbox" className={styles.box} checked={chosen} onChange={onToggle} />
      <span className={styles.tick} aria-hidden="true">
        {chosen && <Icon name="check" size={16} />}
      </span>
      <span className={styles.cardWords}>
        <b>{name}</b>
        <span>
          {t('Grade {{grade}}', { grade })} ·{' '}
          {t('{{count}} students', { count: children, defaultValue_one: '{{count}} student' })}
        </span>
        {seatless > 0 && <span className={styles.caution}>{t('{{count}} without a seat', { count: seatless })}</span>}
      </span>
    </label>
  )
}

/** Single students, folded until they are needed, because each of them is a stop of the keyboard. */
const IndividualStudents = ({ candidates, selection, onChange }: Props) => {
  const { t } = useTranslation()
  const { classrooms, students } = selection
  const hasClasses = classesOf(candidates).length > 0
  const [isOpen, setOpen] = useState(!hasClasses || students.length > 0)
  const beside = candidates.filter(({ classrooms: rooms }) => !rooms.some(({ id }) => classrooms.includes(id)))
  const noteOf = ({ seat, classrooms: rooms }: Candidate) =>
    [...rooms.map(({ name }) => name), ...(seat === 'missing' ? [t('no seat')] : [])].join(' · ')
  if (beside.length === 0) return null
  const label = classrooms.length === 0 ? t('Or individual students') : t('Plus individual students')
  if (!isOpen) {
    return (
      <div>
        <Button
          variant="subtle"
          size="sm"
          aria-expanded={false}
          leftSection={<Icon name="add" size={16} />}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      </div>
    )
  }
  return (
    <ChoiceList
      label={label}
      choices={beside.map((one) => ({
        id: one.id,
        label: one.name,
        note: noteOf(one),
        disabled: one.seat === 'missing',
      }))}
      chosen={students}
      onChange={(ids) => onChange({ students: ids })}
      none={t('There are no students yet.')}
    />
  )
}

/** The first step: whole classes, and single children. */
export const RecipientsStep = ({ candidates, selection, onChange }: Props) => {
  const { t } = useTranslation()
  const { classrooms } = selection
  const rooms = classesOf(candidates)
  const toggle = (id: number) =>
    onChange({ classrooms: classrooms.includes(id) ? classrooms.filter((one) => one !== id) : [...classrooms, id] })
  return (
    <div className={styles.fields}>
      {rooms.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('Whole classes')}</legend>
          <div className={styles.cards}>
            {rooms.map((room) => (
              <ClassCard
                key={room.id}
                room={room}
                chosen={classrooms.includes(room.id)}
                onToggle={() => toggle(room.id)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <IndividualStudents candidates={candidates} selection={selection} onChange={onChange} />
    </div>
  )
}
