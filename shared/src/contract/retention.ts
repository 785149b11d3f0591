/**
 * Periods after which the server deletes something, or after which something ends. Jobs, queries, the privacy policy
 * and `docs/privacy.md` use these values. One export per line, in alphabetical order.
 */

/** How soon data protection law in Indonesia requires us to answer a request of the person concerned. */
export const ANSWER_DEADLINE = { days: 3 } as const
/** How long audit entries are stored. */
export const AUDIT_RETENTION = { years: 5 } as const
/** How soon people and the authority are notified of a breach. */
export const BREACH_DEADLINE = { days: 3 } as const
/** How long a choice, such as the language, is stored in a cookie. */
export const CHOICE_COOKIE_RETENTION = { days: 365 } as const
/** How long messages from the contact form are stored. */
export const CONTACT_MESSAGE_RETENTION = { years: 1 } as const
/** How long an erasure that a person or a parent has requested can be cancelled. */
export const ERASURE_WAIT = { days: 14 } as const
/** How long links to confirm an address, to choose a password or to a report are stored after they have expired. */
export const EXPIRED_LINK_RETENTION = { days: 7 } as const
/** How long it is stored that an export of a person's data was requested. */
export const EXPORT_RECORD_RETENTION = { days: 90 } as const
/** How long an export of a person's data can be downloaded. */
export const EXPORT_RETENTION = { days: 7 } as const
/** How long failed jobs are stored, for analysis. Their data may be personal. */
export const FAILED_JOB_RETENTION = { days: 7 } as const
/** How long failed logins and other tries are counted. */
export const FAILED_LOGIN_RETENTION = { days: 1 } as const
/** How soon data protection law in the European Union requires us to answer such a request. */
export const GDPR_ANSWER_DEADLINE = { months: 1 } as const
/** How long a checked sheet waits to be imported. */
export const IMPORT_FILE_RETENTION = { days: 7 } as const
/** How long the record of an import is stored: its file name, its counts, and who uploaded it. */
export const IMPORT_RECORD_RETENTION = { years: 1 } as const
/** How long an import can be undone, and its rows are stored for that. */
export const IMPORT_UNDO_RETENTION = { hours: 24 } as const
/** How long invoices name their buyer, as tax law requires. */
export const INVOICE_RETENTION = { years: 10 } as const
/** How long a device counts as known after the last login on it. */
export const KNOWN_DEVICE_RETENTION = { days: 365 } as const
/** How long an unsuccessful link request is stored after its last change. */
export const LINK_REQUEST_RETENTION = { days: 60 } as const
/** How long notifications are stored. */
export const NOTIFICATION_RETENTION = { years: 1 } as const
/** How long a file with the reports or letters of many students can be downloaded. */
export const PRINT_RETENTION = { days: 1 } as const
/** How long a browser receives pushes after it was last registered. */
export const PUSH_DEVICE_RETENTION = { years: 1 } as const
/** How long a link to a report is valid. */
export const REPORT_LINK_RETENTION = { days: 30 } as const
/** How much longer a student who is about to be erased is stored if the school wants that. */
export const RETENTION_EXTENSION = { years: 1 } as const
/** How long before they are erased students who left long ago are announced to their school and their parents. */
export const RETENTION_NOTICE = { months: 1 } as const
/** How long the beginning of a new school year can be undone, and its changes are stored for that. */
export const ROLLOVER_UNDO_RETENTION = { days: 30 } as const
/** How long a school keeps the data of a student who has left, unless it chooses another period. */
export const SCHOOL_RETENTION = { months: 36 } as const
/** The longest period that a school can choose. */
export const SCHOOL_RETENTION_LONGEST = { months: 120 } as const
/** The shortest period that a school can choose. */
export const SCHOOL_RETENTION_SHORTEST = { months: 12 } as const
/** How long sessions are stored after they have ended. */
export const SESSION_RETENTION = { days: 7 } as const
/** How long an erasure that a school or an admin has requested can be cancelled. */
export const STAFF_ERASURE_WAIT = { days: 7 } as const
