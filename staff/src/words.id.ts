import { words as calendarFeedWords } from './calendar-feed/words.id'
import { words as classReportWords } from './class-report/words.id'
import { words as comparisonWords } from './comparison/words.id'
import { words as dashboardWords } from './dashboard/words.id'
import { words as glossaryWords } from './glossary/words.id'
import { words as goalWords } from './goals/words.id'
import { words as importWords } from './imports/words.id'
import { words as interventionWords } from './interventions/words.id'
import { words as peopleWords } from './people/words.id'
import { words as printingWords } from './printing/words.id'
import { words as seatWords } from './seats/words.id'
import { words as studentWords } from './student/words.id'
import { words as viewWords } from './views/words.id'

/** Indonesian texts that the teacher and school areas share. */
export const words = {
  'New school year': 'Tahun ajaran baru',
  ...calendarFeedWords,
  ...classReportWords,
  ...comparisonWords,
  ...dashboardWords,
  ...glossaryWords,
  ...goalWords,
  ...importWords,
  ...interventionWords,
  ...peopleWords,
  ...printingWords,
  ...seatWords,
  ...studentWords,
  ...viewWords,
} as const
