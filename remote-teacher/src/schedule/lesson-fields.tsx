import { useTimeZone } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Checkbox, TextInput } from '@lekta/shared/ui'
import { useState } from 'react'
import { type Lesson, lessonMinutes, lessonOf, minutesOf, moveLesson, windowOfLesson } from './lesson'
import styles from './schedule.module.css'
import type { Window } from './windows'

interface Props {
  initial: Lesson
  onChange: (window: Window) => void
  errors: { opens_at?: string | undefined; closes_at?: string | undefined }
}

const Lengths = ({ lesson, onChange }: { lesson: Lesson; onChange: (lesson: Lesson) => void }) => {
  const { t } = useTranslation()
  const isWhole = lesson.day !== '' && lesson.from !== ''
  return (
    <fieldset className={styles.lengths} aria-label={t('Length')}>
      {lessonMinutes.map((minutes) => {
        const chosen = minutesOf(lesson) === minutes
        return (
          <Button
            key={minutes}
            size="xs"
            variant={chosen ? 'light' : 'default'}
            aria-pressed={chosen}
            disabled={!isWhole}
            onClick={() => onChange(lessonOf(lesson.day, lesson.from, minutes))}
          >
            {t('{{count}} minutes', { count: minutes })}
          </Button>
        )
      })}
    </fieldset>
  )
}

/** Fields for a test on one day, from one time to another, in the school's time zone. It may also end on a later day. */
export const LessonFields = ({ initial, onChange, errors }: Props) => {
  const { t } = useTranslation()
  const zone = useTimeZone()
  const [lesson, setLesson] = useState(initial)
  const [isLong, setLong] = useState(initial.lastDay !== initial.day)
  const change = (next: Lesson) => {
    setLesson(next)
    onChange(windowOfLesson(next, zone))
  }
  const input = (name: string, label: string, value: string, put: (value: string) => Lesson) => ({
    name,
    label,
    value,
    onChange: (event: { currentTarget: { value: string } }) => change(put(event.currentTarget.value)),
  })
  const step = 300
  return (
    <div className={styles.lesson}>
      <div className={styles.lessonFields} data-long={isLong || undefined}>
        <TextInput
          type="date"
          {...input('opens_at', isLong ? t('First day') : t('Day'), lesson.day, (day) => moveLesson(lesson, { day }))}
          error={errors.opens_at}
        />
        <TextInput
          type="time"
          step={step}
          {...input('from', t('From'), lesson.from, (from) => moveLesson(lesson, { from }))}
          error={Boolean(errors.opens_at)}
        />
        {isLong && (
          <TextInput
            type="date"
            {...input('last_day', t('Last day'), lesson.lastDay, (lastDay) => ({ ...lesson, lastDay }))}
            error={Boolean(errors.closes_at)}
          />
        )}
        <TextInput
          type="time"
          step={step}
          {...input('closes_at', t('Until'), lesson.until, (until) => ({ ...lesson, until }))}
          error={errors.closes_at}
        />
      </div>
      {!isLong && <Lengths lesson={lesson} onChange={change} />}
      <Checkbox
        label={t('It ends on a later day')}
        checked={isLong}
        onChange={(event) => {
          setLong(event.currentTarget.checked)
          if (!event.currentTarget.checked) change({ ...lesson, lastDay: lesson.day })
        }}
      />
    </div>
  )
}
