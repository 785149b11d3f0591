import { actor, data, excluded, keep, names, none, people, person, type TableClasses } from './classes'

const history = keep('records', 'It is part of the history of the releases, without the name.')
const ofTeams = excluded('It is about the work of the teams that build the portal.')

/** Classifies the tables of releases. */
export const releaseData = {
  releaseArea: {
    export: ofTeams,
    columns: {
      ...{ frozenBy: actor(history), frozenReason: names('null') },
      ...none('name', 'paths', 'publicKey', 'frozenAt', 'frozenUntil', 'adoptedVersion', 'createdAt'),
    },
  },
  releaseToken: {
    export: ofTeams,
    columns: {
      ...{ createdBy: actor(history), revokedBy: actor(history), name: names("''") },
      ...none('id', 'area', 'tokenHash', 'mayRollOut', 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'),
    },
  },
  release: {
    export: ofTeams,
    columns: {
      ...{ publishedBy: actor(history), author: names('null') },
      ...none('id', 'area', 'version', 'content', 'packageHash', 'bytes', 'checks', 'publishedAt', 'tokenId'),
      ...none('withdrawnAt', 'withdrawnReason', 'filesRemovedAt'),
    },
  },
  releaseChannel: {
    export: ofTeams,
    columns: {
      accountIds: people('unlink'),
      ...none('area', 'channel', 'releaseId', 'previousId', 'share', 'schoolIds', 'roles', 'since'),
    },
  },
  releasePin: {
    export: 'account',
    columns: {
      ...{ accountId: person('delete'), createdBy: actor(history), reason: names("''") },
      ...data('area', 'createdAt'),
      ...none('id', 'releaseId', 'schoolId', 'tokenId'),
    },
  },
  releaseSchedule: {
    export: ofTeams,
    columns: {
      ...{ accountIds: people('unlink'), createdBy: actor(history), reason: names("''") },
      ...none('id', 'area', 'releaseId', 'channel', 'share', 'schoolIds', 'roles', 'dueAt', 'tokenId', 'createdAt'),
      ...none('doneAt', 'cancelledAt', 'failure'),
    },
  },
  releaseEvent: {
    export: ofTeams,
    columns: {
      ...{ accountIds: people('unlink'), accountId: actor(history), reason: names('null') },
      ...none('id', 'area', 'action', 'releaseId', 'beforeId', 'share', 'schoolIds', 'roles', 'tokenId', 'at'),
    },
  },
  releaseHealth: {
    export: ofTeams,
    columns: none('releaseId', 'minute', 'browsers', 'failingBrowsers', 'failures', 'fallbacks', 'slow'),
  },
  releaseBrowser: { export: ofTeams, columns: none('releaseId', 'hash', 'failed', 'at') },
  releaseFailure: { export: ofTeams, columns: none('releaseId', 'page', 'reason', 'count', 'lastAt') },
  releasePreview: {
    export: 'account',
    columns: { accountId: person('delete'), ...data('area', 'expiresAt'), ...none('releaseId') },
  },
  releaseTester: {
    export: 'account',
    columns: { accountId: person('delete'), addedBy: actor('unlink'), ...data('addedAt') },
  },
} as const satisfies Partial<TableClasses>
