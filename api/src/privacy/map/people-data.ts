import { actor, address, data, excluded, impersonal, names, none, person, secret, type TableClasses } from './classes'

const tokenHash = secret('It would let someone test stolen tokens.')

/** Classifies the tables of accounts, families, logins, schools and classrooms. */
export const peopleData = {
  account: {
    export: 'account',
    columns: {
      id: person('delete'),
      ...data('roles', 'name', 'preferredName', 'username', 'email', 'emailConfirmedAt', 'pendingEmail', 'avatar'),
      ...data('language', 'schoolId', 'archivedAt', 'erasedAt', 'createdAt'),
      passwordHash: secret('It would let someone guess the password.'),
      ...none('mustChangePassword', 'gettingStartedHiddenAt'),
    },
  },
  student: {
    export: 'account',
    columns: { id: person('delete'), ...data('dateOfBirth', 'grade', 'nisn', 'points', 'readingWays') },
  },
  picture: {
    export: 'account',
    columns: { accountId: person('delete'), ...data('content', 'createdAt'), ...none('name') },
  },
  parentLink: {
    export: 'family',
    columns: { parentId: person('delete'), studentId: person('delete'), ...data('since') },
  },
  linkRequest: {
    export: 'family',
    columns: {
      ...{ parentId: person('delete'), studentId: person('delete'), decidedBy: actor('unlink') },
      ...{ username: names("''"), reason: names('null') },
      ...data('schoolCode', 'status', 'askedAt', 'decidedAt'),
      ...none('id'),
    },
  },
  consent: {
    export: 'consents',
    columns: {
      ...{ accountId: person('delete'), studentId: person('delete') },
      ...data('subject', 'wording', 'relation', 'verifiedBy', 'language', 'at', 'withdrawnAt'),
      ...none('id'),
    },
  },
  session: {
    export: 'logins',
    columns: {
      accountId: person('delete'),
      ...data('userAgent', 'createdAt', 'usedAt', 'expiresAt', 'leftAt', 'endedAt', 'endedBecause'),
      tokenHash,
      ...none('id', 'openedBy'),
    },
  },
  knownDevice: {
    export: 'logins',
    columns: { accountId: person('delete'), ...data('createdAt', 'usedAt'), tokenHash },
  },
  accountLink: {
    export: 'logins',
    columns: {
      accountId: person('delete'),
      ...data('purpose', 'email', 'createdAt', 'expiresAt', 'usedAt'),
      tokenHash,
    },
  },
  calendarFeed: {
    export: 'logins',
    columns: {
      accountId: person('delete'),
      ...data('createdAt', 'lastUsedAt', 'revokedAt'),
      tokenHash,
      ...none('id', 'role'),
    },
  },
  setupCode: { export: impersonal, columns: none('codeHash', 'createdAt') },
  rateLimit: {
    export: excluded('Counters for the protection of logins, deleted within hours.'),
    columns: { key: names("''"), ...none('windowStart', 'hits') },
  },
  school: {
    export: impersonal,
    columns: {
      ...none('id', 'name', 'code', 'npsn', 'address', 'city', 'phone', 'email', 'timeZone', 'language', 'yearBegins'),
      ...none('retentionMonths', 'createdAt', 'archivedAt'),
    },
  },
  schoolContact: {
    export: 'account',
    columns: { email: address('delete'), ...data('name', 'subject', 'phone'), ...none('id', 'schoolId') },
  },
  classroom: { export: impersonal, columns: none('id', 'schoolId', 'name', 'grade', 'createdAt', 'archivedAt') },
  classroomStudent: { export: 'classrooms', columns: { studentId: person('delete'), ...data('classroomId') } },
  classroomTeacher: { export: 'classrooms', columns: { teacherId: person('delete'), ...data('classroomId') } },
} as const satisfies Partial<TableClasses>
