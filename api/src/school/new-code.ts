import { newCode } from '../money/voucher-code'

/** Words that are common in the names of schools. */
const common = new Set(['SEKOLAH', 'DASAR', 'NEGERI', 'SWASTA', 'MENENGAH', 'PERTAMA', 'ATAS', 'SCHOOL', 'PRIMARY'])

const LONGEST = 5

/** Returns the most distinctive word of a name, in capitals; `SEKOLAH` for a name without one. */
function stemOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  const words = plain.split(/[^A-Z]+/).filter((word) => word.length >= 3 && !common.has(word))
  return words[0]?.slice(0, LONGEST) ?? 'SEKOLAH'
}

/**
 * Generates a school code such as `MELAT-7Q4M`: a part of the name, and 20 random bits in characters that are not
 * easily confused.
 */
export const newSchoolCode = (name: string): string => `${stemOf(name)}-${newCode().slice(0, 4)}`
