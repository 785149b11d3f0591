import {
  actor,
  data,
  excluded,
  impersonal,
  names,
  none,
  person,
  schoolRecord,
  secret,
  type TableClasses,
  within,
} from './classes'

const tokenHash = secret('It would let someone test stolen tokens.')

/** Classifies the tables of tests, results and the bank. */
export const testData = {
  exam: { export: impersonal, columns: none('code', 'title', 'profile', 'passageProfile') },
  schedule: {
    export: 'tests',
    columns: {
      ...{ createdBy: actor(schoolRecord), title: names("''") },
      ...none('id', 'examCode', 'schoolId', 'opensAt', 'closesAt', 'triesAllowed', 'requestKey', 'createdAt'),
    },
  },
  scheduleClassroom: { export: impersonal, columns: none('scheduleId', 'classroomId') },
  assignment: {
    export: 'tests',
    columns: {
      studentId: person('delete'),
      ...data('scheduleId', 'extraTries', 'allowedFrom'),
      ...none('id', 'seatId'),
    },
  },
  attempt: {
    export: 'tests',
    columns: {
      studentId: person('delete'),
      ...data('tries', 'status', 'startedAt', 'finishedAt', 'seenAt', 'grade', 'gradeElapsed', 'stopReason', 'ability'),
      ...data('standardError', 'abilityLow', 'abilityHigh', 'trusted', 'percentile', 'priorMean', 'priorDeviation'),
      ...data('priorSource'),
      ...none('id', 'assignmentId', 'engineVersion', 'profile'),
    },
  },
  latestResult: {
    export: excluded('It repeats the latest attempts.'),
    columns: {
      studentId: person('delete'),
      attemptId: within('attempt'),
      ...data('finishedAt', 'grade', 'ability', 'abilityLow', 'abilityHigh', 'standardError', 'trusted', 'percentile'),
      ...data('gradeBefore', 'abilityBefore', 'standardErrorBefore', 'expectedAbility', 'expectedDeviation'),
    },
  },
  attemptItem: {
    export: 'tests',
    columns: {
      attemptId: within('attempt'),
      ...data('number', 'difficulty', 'uncertainty', 'choice', 'correct', 'milliseconds', 'aids', 'answeredAt'),
      itemId: secret('It would reveal the items of the bank.'),
    },
  },
  reportLink: {
    export: excluded('Links that expire; the export contains the reports.'),
    columns: {
      attemptId: within('attempt'),
      accountId: person('delete'),
      ...data('createdAt', 'expiresAt'),
      tokenHash,
    },
  },
  passage: { export: impersonal, columns: none('id', 'form', 'motifs', 'retired') },
  item: {
    export: impersonal,
    columns: {
      ...none('id', 'genre', 'passage', 'statement', 'options', 'words', 'textMeasure', 'difficulty', 'version'),
      key: secret('It would reveal the answers.'),
      ...none('retired', 'passageId', 'question', 'kind', 'guessing', 'difficultyError'),
    },
  },
  itemCalibration: {
    export: impersonal,
    columns: none('itemId', 'version', 'difficulty', 'standardError', 'answers', 'calibratedAt'),
  },
  itemStatistic: { export: impersonal, columns: none('itemId', 'figures', 'countedAt') },
} as const satisfies Partial<TableClasses>
