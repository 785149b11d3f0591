import {
  actor,
  address,
  data,
  excluded,
  impersonal,
  keep,
  names,
  none,
  person,
  schoolRecord,
  secret,
  type TableClasses,
} from './classes'

const accountability = keep('activity', 'It shows who saw and changed the data of other people, without the name.')

/** Classifies the tables of messages, imports, the audit log and the installation itself. */
export const recordData = {
  notification: {
    export: 'notifications',
    columns: {
      ...{ accountId: person('delete'), studentId: person('delete'), values: names("'{}'") },
      ...data('kind', 'link', 'createdAt', 'readAt'),
      ...none('id', 'occasion'),
    },
  },
  pushDevice: {
    export: 'notifications',
    columns: {
      accountId: person('delete'),
      ...data('createdAt'),
      token: secret('It would let someone push to the browser.'),
    },
  },
  notificationChoice: {
    export: 'notifications',
    columns: { accountId: person('delete'), ...data('subject', 'push', 'mail') },
  },
  contactMessage: {
    export: 'messages',
    columns: {
      ...{ email: address('delete'), message: names("''") },
      ...data('name', 'topic', 'createdAt'),
      ...none('id'),
    },
  },
  importRun: {
    export: 'imports',
    columns: {
      ...{ createdBy: actor(schoolRecord), fileName: names("''"), failure: names('null'), content: names('null') },
      ...none('id', 'schoolId', 'kind', 'fileHash', 'status', 'rows', 'done', 'created', 'changed', 'same', 'rejected'),
      ...none(
        'kept',
        'toReview',
        'questions',
        'confirmed',
        'classrooms',
        'createdAs',
        'createdAt',
        'askedAt',
        'committedAt',
        'undoneAt',
      ),
    },
  },
  importRow: {
    export: 'imports',
    columns: {
      ...{ accountId: person('delete'), faults: names("'[]'"), notices: names("'[]'"), original: names('null') },
      ...data('sheet', 'line', 'cells', 'values', 'outcome', 'change'),
      ...none('importId', 'position'),
    },
  },
  intervention: {
    export: 'classrooms',
    columns: {
      ...{ createdBy: actor('unlink'), ownerId: actor('unlink') },
      ...{ name: names("''"), plan: names("''"), closingNote: names('null') },
      ...none('id', 'schoolId', 'reason', 'nextCheck', 'version', 'createdAt', 'closedAt'),
    },
  },
  savedView: {
    export: 'account',
    columns: {
      ...{ accountId: person('delete'), name: names("''") },
      ...data('list', 'query', 'columns', 'shared', 'createdAt'),
      ...none('id', 'schoolId'),
    },
  },
  interventionStudent: {
    export: 'classrooms',
    columns: { studentId: person('delete'), ...data('addedAt'), ...none('interventionId') },
  },
  interventionEntry: {
    export: 'classrooms',
    columns: { accountId: actor('unlink'), text: names("''"), ...data('at'), ...none('id', 'interventionId') },
  },
  studentNote: {
    export: 'classrooms',
    columns: {
      ...{ studentId: person('delete'), authorId: actor('unlink'), text: names("''") },
      ...data('createdAt', 'editedAt'),
      ...none('id', 'schoolId', 'version'),
    },
  },
  goal: {
    export: 'classrooms',
    columns: {
      ...{ studentId: person('delete'), ownerId: actor('unlink'), createdBy: actor('unlink') },
      ...data('target', 'by', 'start', 'setAt'),
      ...none('id', 'schoolId', 'classroomId'),
    },
  },
  auditEntry: {
    export: 'activity',
    columns: {
      ...{ studentId: person('clear'), accountId: actor(accountability), subject: names('null') },
      ...data('source', 'action', 'at'),
      ...none('id', 'schoolId'),
    },
  },
  erasure: {
    export: 'requests',
    columns: {
      ...{ accountId: person('unlink'), requestedBy: actor('unlink'), cancelledBy: actor('unlink') },
      note: names('null'),
      ...data('kind', 'reason', 'requestedAt', 'dueAt', 'cancelledAt', 'doneAt', 'erased'),
      ...none('id', 'schoolId'),
      personHash: secret('It finds the person again in a restored backup, and identifies nobody.'),
    },
  },
  dataExport: {
    export: 'requests',
    columns: {
      ...{ accountId: person('delete'), requestedBy: actor('delete') },
      note: names('null'),
      ...data('status', 'bytes', 'failure', 'requestedAt', 'readyAt', 'expiresAt'),
      content: secret('An export does not contain other exports.'),
      ...none('id', 'fileKey'),
    },
  },
  printJob: {
    export: impersonal,
    columns: {
      requestedBy: actor('delete'),
      content: secret('It is deleted after a day, and when a student of the school is erased.'),
      ...none('id', 'schoolId', 'kind', 'language', 'classroom', 'status', 'done', 'total', 'skipped', 'bytes'),
      ...none('requestedAt', 'expiresAt'),
    },
  },
  rollover: {
    export: impersonal,
    columns: {
      startedBy: actor('unlink'),
      ...none('id', 'schoolId', 'year', 'status', 'done', 'promoted', 'stayed', 'left', 'classrooms', 'created'),
      ...none('kept', 'startedAt', 'doneAt', 'undoneAt'),
    },
  },
  rolloverChange: {
    export: excluded('It repeats earlier classrooms and grades for 30 days, so that the school can undo a mistake.'),
    columns: {
      studentId: person('delete'),
      ...data('removed', 'added', 'gradeBefore', 'gradeAfter', 'left'),
      ...none('rolloverId'),
    },
  },
  retentionRound: {
    export: impersonal,
    columns: none('id', 'schoolId', 'announcedAt', 'dueAt', 'announced', 'erased', 'doneAt'),
  },
  installation: { export: impersonal, columns: none('id', 'key', 'maintenanceSince', 'maintenanceMessage') },
  backup: { export: impersonal, columns: none('id', 'startedAt', 'finishedAt', 'bytes', 'encrypted', 'verifiedAt') },
  fileToDelete: { export: impersonal, columns: none('key', 'deleteAt') },
  writeProbe: { export: impersonal, columns: none('filler') },
} as const satisfies Partial<TableClasses>
