import { brand } from '../brand'
import type { Report } from '../contract/report'
import { formatMeasure } from '../lib/measure'

/** A letter to parents: one string a paragraph. */
export interface Letter {
  greeting: string
  paragraphs: readonly string[]
  /** What helps at home. */
  advice: { title: string; steps: readonly string[] }
  farewell: string
  signature: string
  /** Whose the measure is not. */
  note: string
}

export type LetterLanguage = 'en' | 'id'

const words = (report: Report) => ({
  name: report.child.name,
  measure: formatMeasure(report.measure.value),
  low: formatMeasure(report.measure.low),
  high: formatMeasure(report.measure.high),
  from: formatMeasure(report.range.low),
  to: formatMeasure(report.range.high),
})

function english(report: Report, day: string): Letter {
  const { name, measure, low, high, from, to } = words(report)
  const told = report.trusted
    ? [
        `The test tells a reading measure of ${measure} on the Lexile scale. No test is exact: the true measure very likely lies between ${low} and ${high}.`,
        `Texts between ${from} and ${to} suit ${name} now. There about three quarters of a text is understood, which is enough to enjoy it and to learn from it.`,
      ]
    : [
        'Many answers came faster than the texts can be read, so this test does not tell how well your child reads. It will be repeated on a calm day.',
      ]
  const beginning = report.measure.value < 0 && report.trusted
  return {
    greeting: `Dear parents of ${name},`,
    paragraphs: [
      `On ${day} your child took the reading test “${report.title}”.`,
      ...told,
      ...(beginning
        ? ['BR stands for beginning reader: the larger the number after it, the nearer to the beginning.']
        : []),
    ],
    advice: {
      title: 'What helps at home',
      steps: [
        'Read together for ten to fifteen minutes each day, and let your child choose the book.',
        'Talk about what was read: what happened, and why? What may happen next?',
        'Praise the effort, not the number. Children grow as readers at different speeds.',
      ],
    },
    farewell: 'Please ask us whenever you would like to know more.',
    signature: 'Teacher:',
    note: brand.disclaimer,
  }
}

function indonesian(report: Report, day: string): Letter {
  const { name, measure, low, high, from, to } = words(report)
  const told = report.trusted
    ? [
        `Tes menunjukkan ukuran membaca ${measure} pada skala Lexile. Tidak ada tes yang tepat sempurna: ukuran sebenarnya sangat mungkin berada di antara ${low} dan ${high}.`,
        `Bacaan antara ${from} dan ${to} cocok untuk ${name} saat ini. Di situ kira-kira tiga perempat isinya dipahami: cukup untuk dinikmati dan cukup untuk belajar.`,
      ]
    : [
        'Banyak jawaban datang lebih cepat daripada waktu membaca teksnya, sehingga tes ini belum menunjukkan kemampuan membaca anak Anda. Tes akan diulang pada hari yang tenang.',
      ]
  const beginning = report.measure.value < 0 && report.trusted
  return {
    greeting: `Kepada orang tua ${name},`,
    paragraphs: [
      `Pada ${day} anak Anda mengikuti tes membaca “${report.title}”.`,
      ...told,
      ...(beginning ? ['BR berarti pembaca pemula: makin besar angka sesudahnya, makin dekat ke permulaan.'] : []),
    ],
    advice: {
      title: 'Yang membantu di rumah',
      steps: [
        'Bacalah bersama sepuluh sampai lima belas menit setiap hari, dan biarkan anak memilih bukunya.',
        'Bicarakan isinya: apa yang terjadi, dan mengapa? Apa yang mungkin terjadi berikutnya?',
        'Pujilah usahanya, bukan angkanya. Setiap anak bertumbuh sebagai pembaca dengan kecepatannya sendiri.',
      ],
    },
    farewell: 'Silakan bertanya kepada kami kapan saja jika ingin tahu lebih banyak.',
    signature: 'Guru:',
    note: 'Ukuran ini perkiraan pada skala Lexile, dan tidak diterbitkan oleh pemilik skala itu.',
  }
}

/** What a school writes to the parents about a report; `day` is the day of the test in that language. */
export const letterOf = (report: Report, language: LetterLanguage, day: string): Letter =>
  (language === 'id' ? indonesian : english)(report, day)
