import type { Candidate } from '@lekta/shared/contract/schedule'
import { useTranslation } from '@lekta/shared/i18n'
import { Icon } from '@lekta/shared/ui'
import { ChoiceList } from '@lekta/staff/people/choice-list'
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

/** The first step: whole classes, and single children. */
export const RecipientsStep = ({ candidates, selection, onChange }: Props) => {
  const { t } = useTranslation()
  const { classrooms, students } = selection
  const toggle = (id: number) =>
    onChange({ classrooms: classrooms.includes(id) ? classrooms.filter((one) => one !== id) : [...classrooms, id] })
  const beside = candidates.filter(({ classrooms: rooms }) => !rooms.some(({ id }) => classrooms.includes(id)))
  const noteOf = ({ seat, classrooms: rooms }: Candidate) =>
    [...rooms.map(({ name }) => name), ...(seat === 'missing' ? [t('no seat')] : [])].join(' · ')
  return (
    <div className={styles.fields}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('Whole classes')}</legend>
        <div className={styles.cards}>
          {classesOf(candidates).map((room) => (
            <ClassCard
              key={room.id}
              room={room}
              chosen={classrooms.includes(room.id)}
              onToggle={() => toggle(room.id)}
            />
          ))}
        </div>
      </fieldset>
      {beside.length > 0 && (
        <ChoiceList
          label={classrooms.length === 0 ? t('Or individual students') : t('Plus individual students')}
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
      )}
    </div>
  )
}
