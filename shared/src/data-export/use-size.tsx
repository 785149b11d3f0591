import { useTranslation } from '@lekta/shared/i18n'
import { numberFormat } from '../lib/formats'

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Returns the largest unit of which there is at least one, or kilobytes, and the size in it. */
function measured(bytes: number): [unit: (typeof units)[number], size: number] {
  const reached = units.filter((_, i) => bytes >= 1000 ** (i + 1)).length
  const step = Math.max(1, reached)
  return [units[step - 1] ?? 'kilobyte', bytes / 1000 ** step]
}

/** Returns a function that formats a number of bytes: `640 kB`, `2.4 MB`, `1.2 TB`. */
export function useSize() {
  const { i18n } = useTranslation()
  return (bytes: number) => {
    const [unit, size] = measured(bytes)
    const format = numberFormat(i18n.language, {
      style: 'unit',
      unit,
      maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
    })
    return format.format(unit === 'kilobyte' ? Math.max(size, 1) : size)
  }
}
