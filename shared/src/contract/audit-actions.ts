/** What an action is about: the kind of its subject, such as `invoice` in `invoice 7`. */
export type AuditSubject =
  | 'student'
  | 'account'
  | 'classroom'
  | 'schedule'
  | 'attempt'
  | 'invoice'
  | 'payment'
  | 'subscription'
  | 'vouchers'
  | 'school'
  | 'import'
  | 'list'
  | 'erasure'
  | 'portal'
  | 'job'
  | 'release'
  | 'intervention'

export type AuditKind = 'view' | 'change'

interface Action {
  /** The sentence that people read. Its Indonesian is in `audit-words.id.ts`. */
  text: string
  /** Whether someone viewed data or changed something. */
  kind: AuditKind
  about: AuditSubject
}

const view = <const Text extends string>(about: AuditSubject, text: Text) => ({ text, kind: 'view', about }) as const
const change = <const Text extends string>(about: AuditSubject, text: Text) =>
  ({ text, kind: 'change', about }) as const

/**
 * Every action that the audit log records. Stored entries contain the keys, so a key must never be renamed or removed,
 * even if nothing records it any more.
 */
export const auditActions = {
  // Views.
  'report read': view('student', 'Report opened'),
  'report downloaded': view('student', 'Report downloaded as PDF'),
  'letter downloaded': view('student', 'Letter to parents downloaded'),
  'report link opened': view('student', 'Report opened by a link'),
  'student viewed': view('student', 'Student details viewed'),
  'students listed': view('list', 'List of students viewed'),
  'students downloaded': view('list', 'List of students downloaded'),
  'results listed': view('list', 'List of test results viewed'),
  'results downloaded': view('list', 'List of test results downloaded'),
  'class report viewed': view('list', 'Class report viewed'),
  'class report downloaded': view('list', 'Class report downloaded'),
  'test results viewed': view('schedule', 'Results of a test viewed'),
  'import viewed': view('import', 'Rows of an import viewed'),
  'import rows downloaded': view('import', 'Rejected rows of an import downloaded'),
  'account viewed': view('account', 'Account looked up'),
  'school viewed': view('school', 'School page viewed'),
  'intervention viewed': view('intervention', 'Intervention viewed'),
  'proof downloaded': view('invoice', 'Proof of payment viewed'),
  'audit log viewed': view('list', 'Activity log viewed'),
  'audit log downloaded': view('list', 'Activity log downloaded'),
  'data export downloaded': view('account', 'Copy of all data downloaded'),

  // Students and families.
  'student added': change('student', 'Student added'),
  'student edited': change('student', 'Student data changed'),
  'student archived': change('student', 'Student archived'),
  'student restored': change('student', 'Student restored'),
  'student placed': change('student', 'Classrooms changed'),
  'student password renewed': change('student', 'New password generated'),
  'student import undone': change('student', 'Import of a student undone'),
  'student kept longer': change('student', 'Deletion of a former student postponed'),
  'child added': change('student', 'Child added by a parent'),
  'child let go': change('student', 'Link ended by the parent'),
  'act as child': change('student', 'A parent’s device acted for the child'),
  'back from child': change('student', 'A parent’s device stopped acting for the child'),
  'link asked': change('student', 'Link requested by a parent'),
  'link approved': change('student', 'Link with a parent approved'),
  'link declined': change('student', 'Link with a parent declined'),
  'link ended': change('student', 'Link ended by the school'),
  'link withdrawn': change('student', 'Link request withdrawn'),
  'report link made': change('student', 'Link to a report created'),
  'consent withdrawn': change('student', 'Consent to storing the child’s data withdrawn'),
  'password link made': change('account', 'Link to choose a new password created'),

  // Interventions.
  'intervention started': change('intervention', 'Intervention started'),
  'intervention changed': change('intervention', 'Intervention changed'),
  'intervention closed': change('intervention', 'Intervention closed'),
  'intervention reopened': change('intervention', 'Intervention opened again'),
  'intervention student added': change('student', 'Added to an intervention'),
  'intervention student removed': change('student', 'Removed from an intervention'),

  // Notes about students.
  'student note added': change('student', 'Note written'),
  'student note changed': change('student', 'Note changed'),
  'student note deleted': change('student', 'Note deleted'),

  // Goals.
  'goal of student set': change('student', 'Goal set'),
  'goal of student removed': change('student', 'Goal removed'),
  'goal of classroom set': change('classroom', 'Goal of the class set'),
  'goal of classroom removed': change('classroom', 'Goal of the class removed'),
  'goal of school set': change('school', 'Goal of the school set'),
  'goal of school removed': change('school', 'Goal of the school removed'),

  // Tests.
  'calendar link made': change('account', 'Calendar link created'),
  'calendar link ended': change('account', 'Calendar link ended'),
  'schedule added': change('schedule', 'Tests scheduled'),
  'schedule edited': change('schedule', 'Schedule changed'),
  'schedule extended': change('schedule', 'Schedule extended'),
  'schedule closed': change('schedule', 'Tests closed early'),
  'schedule cancelled': change('schedule', 'Tests cancelled'),
  'test given': change('student', 'Test planned'),
  'test taken back': change('student', 'Planned test withdrawn'),
  'test allowed early': change('student', 'Early start of a test allowed'),
  'test no longer allowed early': change('student', 'Early start of a test no longer allowed'),
  'retake allowed': change('student', 'Test allowed again'),
  'retake taken back': change('student', 'Permission to repeat a test withdrawn'),
  'test given at home': change('student', 'Home test started'),

  // The school.
  'classroom added': change('classroom', 'Classroom added'),
  'classroom edited': change('classroom', 'Classroom changed'),
  'classroom archived': change('classroom', 'Classroom archived'),
  'classroom restored': change('classroom', 'Classroom restored'),
  'teacher added': change('account', 'Teacher added'),
  'teacher imported': change('account', 'Teacher imported or changed by an import'),
  'teacher import undone': change('account', 'Import of a teacher undone'),
  'teacher edited': change('account', 'Teacher data changed'),
  'teacher archived': change('account', 'Teacher archived'),
  'teacher restored': change('account', 'Teacher restored'),
  'teacher placed': change('account', 'Classrooms of a teacher changed'),
  'teacher password renewed': change('account', 'New password for a teacher generated'),
  'school created': change('school', 'School created'),
  'school year begun': change('school', 'New school year begun'),
  'school year undone': change('school', 'New school year undone'),
  'school edited': change('school', 'School data changed'),
  'school archived': change('school', 'School archived'),
  'school restored': change('school', 'School restored'),
  'school contact added': change('school', 'Contact of the school added'),
  'school contact edited': change('school', 'Contact of the school changed'),
  'school contact removed': change('school', 'Contact of the school removed'),

  // Privacy.
  'data exported': change('account', 'Copy of all data requested'),
  'data export requested from school': change('account', 'Copy of all data requested from the school'),
  'erasure asked': change('student', 'Deletion requested from the school'),
  'erasure requested': change('account', 'Deletion requested'),
  'erasure cancelled': change('account', 'Deletion cancelled'),
  'person erased': change('erasure', 'A person’s data deleted'),
  'retention chosen': change('list', 'Retention period of former students changed'),
  'retention announced': change('list', 'Deletion of former students announced'),
  'retention done': change('list', 'Former students deleted'),

  // Money and seats.
  'seat given': change('student', 'Seat given'),
  'seat taken back': change('student', 'Seat taken back'),
  'voucher redeemed': change('student', 'Voucher redeemed'),
  'vouchers made': change('vouchers', 'Vouchers created'),
  'vouchers made void': change('vouchers', 'Vouchers voided'),
  'invoice issued': change('invoice', 'Invoice issued'),
  'invoice paid': change('invoice', 'Invoice paid'),
  'invoice expired': change('invoice', 'Invoice expired'),
  'invoice withdrawn': change('invoice', 'Invoice withdrawn'),
  'invoice refunded': change('invoice', 'Invoice refunded'),
  'payment without an open invoice': change('payment', 'Payment received without an open invoice'),
  'refund before its payment': change('payment', 'Refund received before its payment'),
  'surplus given back': change('payment', 'Overpayment refunded'),
  'surplus spent': change('payment', 'Overpayment used for another invoice'),
  'seats granted': change('subscription', 'Seats granted'),
  'grant withdrawn': change('subscription', 'Granted seats withdrawn'),
  'subscription ended': change('subscription', 'Subscription ended'),
  'subscription cancelled': change('subscription', 'Renewal of a subscription cancelled'),
  'subscription resumed': change('subscription', 'Renewal of a subscription resumed'),

  // The platform.
  'admin created': change('account', 'Admin account created'),
  'jobs retried': change('job', 'Failed jobs retried'),
  'jobs deleted': change('job', 'Failed jobs deleted'),
  'test e-mail sent': change('portal', 'Test e-mail sent'),
  'maintenance began': change('portal', 'Maintenance begun'),
  'maintenance ended': change('portal', 'Maintenance ended'),
  'admin edited': change('account', 'Admin account changed'),
  'admin archived': change('account', 'Admin account archived'),
  'admin restored': change('account', 'Admin account restored'),
  'account unlocked': change('account', 'Failed logins forgotten'),
  'sessions ended': change('account', 'Logged out everywhere'),
  'password link mailed': change('account', 'Link to choose a new password mailed'),
  'password reset': change('account', 'Password reset'),
  'release published': change('release', 'Release handed in'),
  'release rolled out': change('release', 'Release rolled out'),
  'release promoted': change('release', 'Release served to everyone'),
  'release rolled back': change('release', 'Earlier release served again'),
  'release stopped': change('release', 'Rollout ended'),
  'release stopped by itself': change('release', 'Rollout ended by the server'),
  'release pinned': change('release', 'Release pinned'),
  'release unpinned': change('release', 'Pin of a release removed'),
  'release frozen': change('release', 'Releases of an area frozen'),
  'release unfrozen': change('release', 'Releases of an area no longer frozen'),
  'release scheduled': change('release', 'Release scheduled'),
  'release unscheduled': change('release', 'Scheduled release cancelled'),
  'release removed': change('release', 'Files of a release removed'),
  'release area added': change('release', 'Area for releases added'),
  'release area edited': change('release', 'Paths or key of an area changed'),
  'release token created': change('release', 'Release token created'),
  'release token revoked': change('release', 'Release token revoked'),
  'release preview offered': change('release', 'Preview of a release offered'),
  'release preview accepted': change('release', 'Preview of a release begun'),
  'release tester added': change('account', 'Account may preview releases'),
  'release tester removed': change('account', 'Account may no longer preview releases'),
} as const satisfies Record<string, Action>

export type AuditAction = keyof typeof auditActions

/** Returns whether a stored action is in the table. */
export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(auditActions, action)

/** The actions by which someone viewed data. */
export const viewActions: readonly AuditAction[] = (Object.keys(auditActions) as AuditAction[]).filter(
  (action) => auditActions[action].kind === 'view',
)
