import { digitsOf } from './money'

type Language = 'en' | 'id'

const englishSmall =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const englishTens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const indonesianSmall =
  'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua_belas tiga_belas empat_belas lima_belas enam_belas tujuh_belas delapan_belas sembilan_belas'
    .split(' ')
    .map((word) => word.replace('_', ' '))

function englishBelowThousand(value: number): string {
  if (value < 20) return englishSmall[value] ?? ''
  if (value < 100) {
    const ones = value % 10
    return `${englishTens[Math.floor(value / 10)]}${ones > 0 ? `-${englishSmall[ones]}` : ''}`
  }
  const rest = value % 100
  return `${englishSmall[Math.floor(value / 100)]} hundred${rest > 0 ? ` ${englishBelowThousand(rest)}` : ''}`
}

function indonesianBelowThousand(value: number): string {
  if (value < 20) return indonesianSmall[value] ?? ''
  const [unit, name] = value < 100 ? ([10, 'puluh'] as const) : ([100, 'ratus'] as const)
  const [many, rest] = [Math.floor(value / unit), value % unit]
  const head = many === 1 && unit === 100 ? 'seratus' : `${indonesianSmall[many]} ${name}`
  return `${head}${rest > 0 ? ` ${indonesianBelowThousand(rest)}` : ''}`
}

const scales = {
  en: { names: ['', ' thousand', ' million', ' billion', ' trillion'], below: englishBelowThousand, zero: 'zero' },
  id: { names: ['', ' ribu', ' juta', ' miliar', ' triliun'], below: indonesianBelowThousand, zero: 'nol' },
} as const

/** Returns a whole number from 0 to below 10¹⁵ in words: `one hundred five`, `seratus lima`. */
export function numberInWords(value: number, language: Language): string {
  const { names, below, zero } = scales[language]
  if (value === 0) return zero
  const parts: string[] = []
  for (let scale = 0, rest = value; rest > 0; scale++, rest = Math.floor(rest / 1000)) {
    const group = rest % 1000
    if (group === 0) continue
    const isSeribu = language === 'id' && scale === 1 && group === 1
    parts.unshift(isSeribu ? 'seribu' : `${below(group)}${names[scale]}`)
  }
  return parts.join(' ')
}

/** Returns a currency's name in the form that follows an amount: `US dollars`, `dolar Amerika Serikat`. */
function currencyName(amount: number, currency: string, language: Language): string {
  if (currency === 'IDR') return 'rupiah'
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    minimumFractionDigits: 0,
  })
  const name = format.formatToParts(amount).find(({ type }) => type === 'currency')?.value ?? currency
  return language === 'en' ? name : name.charAt(0).toLocaleLowerCase(language) + name.slice(1)
}

/**
 * Returns an amount in words, such as `ninety-nine thousand rupiah`, with fractions in figures. The amount is in its
 * currency's smallest unit in use.
 */
export function amountInWords(amount: number, currency: string, language: Language): string {
  const unit = 10 ** digitsOf(currency)
  const [whole, rest] = [Math.floor(amount / unit), amount % unit]
  const fraction = rest > 0 ? ` ${rest}/${unit}` : ''
  return `${numberInWords(whole, language)}${fraction} ${currencyName(amount / unit, currency, language)}`
}
