import { useProfileMeQuery } from '@lekta/shared/client'
import { useEffect } from 'react'
import type { Report } from '../contract/report'
import { type LetterLanguage, letterOf } from './report-letter'
import styles from './report-view.module.css'
import { useDayIn } from './use-day'

const LetterSheet = ({ report, language }: { report: Report; language: LetterLanguage }) => {
  const day = useDayIn(language)
  const { data } = useProfileMeQuery()
  const school = data?.school?.name
  const { greeting, paragraphs, advice, farewell, signature, note } = letterOf(
    report,
    language,
    day(report.finished_at),
  )
  return (
    <section className={styles.letter} lang={language}>
      <header className={styles.letterhead}>
        <b>{school}</b>
        <span>{day(new Date().toISOString())}</span>
      </header>
      <p>{greeting}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2>{advice.title}</h2>
      <ul>
        {advice.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p>{farewell}</p>
      <p className={styles.signature}>{signature}</p>
      <p>
        <small>{note}</small>
      </p>
    </section>
  )
}

interface Props {
  report: Report
  /** Printed, or thought better of. */
  onDone: () => void
}

/** The letter to the parents, a sheet in each language. It stands on paper alone, in place of the report, and prints at once. */
export function ParentLetters({ report, onDone }: Props) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  return (
    <div className={styles.letters}>
      <LetterSheet report={report} language="id" />
      <LetterSheet report={report} language="en" />
    </div>
  )
}
