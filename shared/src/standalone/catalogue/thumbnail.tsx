import { useEffect, useRef, useState } from 'react'
import styles from './catalogue.module.css'

/** How far outside the window, in pixels, thumbnails are loaded. Farther away they are unloaded again. */
const margin = '400px'

/** Returns whether an element is near the window. */
function useIsNear() {
  const element = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, isNear }
}

interface Props {
  /** What the thumbnail shows. */
  label: string
  /** The address of the page alone, and of the page with its toolbar. */
  src: string
  href: string
  width: number
  height: number
}

/** A page in small, which is live but cannot be used. A click opens it. */
export const Thumbnail = ({ label, src, href, width, height }: Props) => {
  const { element, isNear } = useIsNear()
  return (
    <li className={styles.thumbnail}>
      <div ref={element} className={styles.frame} inert>
        {isNear && <iframe title={label} src={src} width={width} height={height} />}
      </div>
      <a className={styles.link} href={href}>
        {label}
      </a>
    </li>
  )
}
