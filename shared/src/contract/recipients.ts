/**
 * The companies that get personal data so that they can do something for us, each with the settings through which it
 * is used. The privacy policy and `docs/privacy.md` describe each of them.
 */
export const recipients = {
  hosting: [
    'DATABASE_URL',
    'READ_DATABASE_URL',
    'LIVE_URL',
    'DATA_DIR',
    'FILES_URL',
    'RELEASES_URL',
    'RELEASES_CDN_URL',
  ],
  mail: ['MAIL_URL'],
  midtrans: ['MIDTRANS_SNAP', 'MIDTRANS_API', 'MIDTRANS_SERVER_KEY'],
  firebase: ['FIREBASE_API', 'FIREBASE_WEB_APP', 'FIREBASE_VAPID_KEY', 'FIREBASE_SERVICE_ACCOUNT'],
} as const
export type RecipientName = keyof typeof recipients
