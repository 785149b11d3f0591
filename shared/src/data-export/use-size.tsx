import { useTranslation } from '@lekta/shared/i18n'
import { numberFormat } from '../lib/formats'

const MEGABYTE = 1_000_000

/** Returns a function that formats the size of a file: `640 kB`, `2.4 MB`. */
export function useSize() {
  const { i18n } = useTranslation()
  return (bytes: number) => {
    const [unit, value] = bytes < MEGABYTE ? ['kilobyte', bytes / 1000] : ['megabyte', bytes / MEGABYTE]
    const digits = unit === 'kilobyte' ? 0 : 1
    return numberFormat(i18n.language, { style: 'unit', unit: unit as string, maximumFractionDigits: digits }).format(
      Math.max(Number(value), unit === 'kilobyte' ? 1 : 0),
    )
  }
}
