import { useRef } from 'react'
import { useLater } from '../later'
import styles from './reading.module.css'
import { loadRuler } from './use-shown-ways'

interface Props {
  text: string
  hasRuler: boolean
}

/** A text to read, and behind its lines the ruler of a child that likes one. */
export const Passage = ({ text, hasRuler }: Props) => {
  const reading = useRef<HTMLParagraphElement>(null)
  const { part } = useLater(loadRuler, hasRuler)
  return (
    <div className={styles.lines}>
      {hasRuler && part && <part.Ruler key={text} reading={reading} />}
      <p className={styles.reading} lang="en" ref={reading}>
        {text}
      </p>
    </div>
  )
}
