import { useRef } from 'react'
import { useLazyPart } from '../use-lazy-part'
import styles from './reading.module.css'
import { loadRuler } from './settings/use-applied-settings'

interface Props {
  text: string
  hasRuler: boolean
}

/** A text to read. If the child has turned the ruler on, it marks one of the lines. */
export const Passage = ({ text, hasRuler }: Props) => {
  const reading = useRef<HTMLParagraphElement>(null)
  const { part } = useLazyPart(loadRuler, hasRuler)
  return (
    <div className={styles.lines}>
      {hasRuler && part && <part.Ruler key={text} reading={reading} />}
      <p className={styles.reading} lang="en" ref={reading}>
        {text}
      </p>
    </div>
  )
}
