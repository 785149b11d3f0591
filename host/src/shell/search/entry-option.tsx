import type { FoundRecord } from '@lekta/shared/contract/search'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Avatar, Icon } from '@lekta/shared/ui'
import { useEffect, useRef } from 'react'
import styles from './search-dialog.module.css'
import type { Entry } from './search-entries'

/** The labels of invoice states, which are also the keys of their translations. */
const statusLabels = { unpaid: 'Unpaid', paid: 'Paid', expired: 'Expired', void: 'Void' } as const

/** Returns what distinguishes a record from others with the same name. */
function useRecordNote() {
  const { t } = useTranslation()
  const day = useDay('medium')
  return ({ classrooms, detail, students, at, status }: FoundRecord) => {
    const parts = [
      classrooms.join(', '),
      students !== null && t('{{count}} students', { count: students, defaultValue_one: '{{count}} student' }),
      status && t(statusLabels[status]),
      at && day(at),
      detail,
    ]
    return parts.filter(Boolean).join(' · ')
  }
}

interface OptionProps {
  id: string
  entry: Entry
  isChosen: boolean
  onPoint: () => void
  onChoose: () => void
}

/** One line of the search. */
export const EntryOption = ({ id, entry, isChosen, onPoint, onChoose }: OptionProps) => {
  const ref = useRef<HTMLDivElement>(null)
  const noteOf = useRecordNote()
  useEffect(() => {
    if (isChosen) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const note = entry.record ? noteOf(entry.record) : entry.note
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={isChosen}
      className={styles.option}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {entry.person ? <Avatar {...entry.person} size={28} /> : <Icon name={entry.picture} />}
      <span className={styles.title}>{entry.title}</span>
      {note && <span className={styles.trail}>{note}</span>}
    </div>
  )
}
