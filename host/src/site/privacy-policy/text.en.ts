import type { RetainedPart, Section } from '@lekta/shared/contract/privacy'
import type { RecipientName } from '@lekta/shared/contract/recipients'
import type { Block, LegalText } from '../legal-text'
import { periodsIn } from './periods'

const period = periodsIn('en')

/** What an export of a person's data contains. */
export const exported: Record<Section, string> = {
  account: 'the account with its name, username, addresses, settings and picture',
  family: 'parents, children and requests to link them',
  classrooms: 'classrooms, past and present',
  tests: 'every test with all answers, times, measures and doubts about them',
  seats: 'seats and vouchers',
  money: 'purchases, invoices and payments',
  notifications: 'notifications and the devices that get them',
  logins: 'logins and devices',
  consents: 'consents',
  imports: 'rows of imported sheets',
  activity: 'who viewed or changed the data, and what the person did',
  messages: 'messages to us',
  requests: 'requests for exports and deletions',
}

/** Who gets data so that they can do something for us, and which. */
export const recipientTexts: Record<RecipientName, readonly [name: string, meaning: string]> = {
  hosting: ['The company that runs our servers', 'Stores everything, and does nothing else with it.'],
  mail: ['The provider that sends our e-mails', 'Gets the address and the text of each e-mail.'],
  midtrans: [
    'Midtrans, for online payments',
    'Gets the number of the order, its amount and its plan. It asks you for payment details itself, and we never see them. It gets nothing about a child.',
  ],
  firebase: [
    'Firebase Cloud Messaging by Google, for notifications',
    'Only if you allow notifications in your browser. Gets a random token for the browser, what the notification is about, such as a test, and the address of its page. It gets no names and no results.',
  ],
}

/** What a deletion leaves, and why. */
export const retained: Record<RetainedPart, string> = {
  accounting: 'Accounting records are kept, because tax law requires it.',
  records:
    'Records of other people, such as a class list or a test that several students took, are kept without the name.',
  activity: 'Who viewed or changed data is kept without the name, because it protects others.',
}

const storage: Block = {
  names: [
    ['School-Token', 'Cookie. Shows that you are logged in; deleted when you log out.'],
    ['role', 'Cookie. Which area to load first; deleted when you log out.'],
    [
      'known-device',
      `Cookie. Shows that someone has logged in on this browser before, so that wrong passwords typed elsewhere cannot lock you out; stored for ${period.KNOWN_DEVICE_RETENTION}.`,
    ],
    ['written-until', 'Cookie. A number by which you see at once what you have just changed; stored for a minute.'],
    ['language', `Cookie. The language you have chosen; stored for ${period.CHOICE_COOKIE_RETENTION}.`],
    [
      'sidebarStatus, size, tabs, colours',
      `Cookies. Whether the menu is collapsed, the display size, whether visited pages are shown as tabs, and light or dark; stored for ${period.CHOICE_COOKIE_RETENTION}.`,
    ],
    [
      'token, token_child, user, user_child, children',
      'Local storage. Your login, your name and, for parents, the names of their children, so that reloading a page does not log you out; deleted when you log out.',
    ],
    ['fcmToken', 'Local storage. Where to send notifications, if you have allowed them; deleted when you log out.'],
    [
      'notificationsAsked, notificationsMuted, pushOwner',
      'Local storage. That we have asked you about notifications, that you have turned them off here, and the number of the account they are sent to; stored until you clear the browser’s data.',
    ],
    [
      'single-keys',
      'Local storage. That you have switched off keyboard shortcuts of a single key; stored until you clear the browser’s data.',
    ],
    ['columns-…', 'Local storage. Columns that you have hidden in a list; stored until you clear the browser’s data.'],
    [
      'sorting-…, list-density',
      'Local storage. The order in which you sort a list, and the height of its rows; stored until you clear the browser’s data.',
    ],
    [
      'recent-…',
      'Local storage. The numbers, without names, of the students, classrooms and other records that an account opened last, so that the search lists them first; stored until you clear the browser’s data.',
    ],
    [
      'lekta-reading-ways:…, lekta-test-time',
      'Local storage. How a child likes texts to look, until the server has it, and how long the current question has been open.',
    ],
    [
      'wanted, remote:…, runningReleases, brokenReleases',
      'Session storage. The page to open after the login, and which versions of our program run or have failed in this tab; deleted when the tab is closed.',
    ],
    [
      'lekta-test, lekta-test-answers:…',
      'Browser database or session storage. Answers from a test in progress, until the server has them, so that none are lost if the network fails.',
    ],
  ],
}

const stored: Block = {
  names: [
    [
      'Accounts of adults',
      'Name, username, e-mail address, language, school, and a password that even we cannot read. A picture, if you add one.',
    ],
    [
      'Children',
      'Name, username, class and grade. A preferred name, a date of birth, a national student number and an e-mail address only if the school or the parent enters them. A picture only if the family adds one.',
    ],
    [
      'Tests',
      'Which texts a child was given, the answers and how many seconds each one took, the measure, and how sure it is. The reading aids that were chosen, such as larger type.',
    ],
    ['Families', 'Which adult is whose parent or guardian, and requests to link a parent with a school’s child.'],
    [
      'Consents',
      'Who consented to what, as whose parent or guardian, when, to which wording and in which language, whether the school has confirmed it, and whether it was withdrawn.',
    ],
    [
      'Purchases',
      'Plans, seats, invoices and payments. Card and bank account numbers stay with the payment provider; we never see them.',
    ],
    ['Messages', 'What you write to us through the contact page, and the notifications that we send you.'],
    [
      'Logins',
      'When a session began and was last used, and how the browser identifies itself, so that you can see and end your sessions. Which devices you have logged in on, each stored as a random number. Failed logins, counted by account and network address.',
    ],
    [
      'Access records',
      'Who viewed, changed, exported or deleted data about a child or an adult, what it was, and when. These records protect the people they are about.',
    ],
    [
      'Technical logs and metrics',
      'The time, type and duration of requests, and whether they worked. They never contain names, network addresses, answers or results.',
    ],
  ],
}

const periods: Block = {
  names: [
    [
      'Students of a school',
      `Until the school has them deleted. After a student has left, the school keeps the data for as long as it has chosen, between ${period.SCHOOL_RETENTION_SHORTEST} and ${period.SCHOOL_RETENTION_LONGEST}; unless it chooses, for ${period.SCHOOL_RETENTION}. The school and the parents are notified ${period.RETENTION_NOTICE} before the data is deleted. The school can keep it ${period.RETENTION_EXTENSION} longer at a time.`,
    ],
    [
      'Adults, and children at home',
      'Until they are deleted by the button for that. Nothing is deleted merely because it has not been used.',
    ],
    ['Sessions', `Deleted ${period.SESSION_RETENTION} after they have ended.`],
    ['Devices you have logged in on', `Deleted ${period.KNOWN_DEVICE_RETENTION} after your last login there.`],
    ['Counts of failed logins', `Deleted after ${period.FAILED_LOGIN_RETENTION}.`],
    [
      'Links by e-mail',
      `Deleted ${period.EXPIRED_LINK_RETENTION} after they have expired. A link to a report is valid for ${period.REPORT_LINK_RETENTION}.`,
    ],
    ['Notifications', `Deleted after ${period.NOTIFICATION_RETENTION}.`],
    [
      'Browsers that get notifications',
      `Deleted when you log out, and at the latest ${period.PUSH_DEVICE_RETENTION} after the browser last opened the portal.`,
    ],
    ['Messages to us', `Deleted after ${period.CONTACT_MESSAGE_RETENTION}.`],
    [
      'Imported sheets',
      `Sheets that were not imported are deleted after ${period.IMPORT_FILE_RETENTION}; the rows of imported ones after ${period.IMPORT_UNDO_RETENTION}, until which the import can be undone. That there was an import is stored for ${period.IMPORT_RECORD_RETENTION}.`,
    ],
    ['Requests to link a child', `Deleted ${period.LINK_REQUEST_RETENTION} after they led to nothing.`],
    ['Files with reports or letters of many students', `Deleted ${period.PRINT_RETENTION} after they were made.`],
    [
      'Classes and grades before a new school year',
      `Deleted ${period.ROLLOVER_UNDO_RETENTION} after the year was begun, until which it can be undone.`,
    ],
    [
      'Exports',
      `The file is deleted after ${period.EXPORT_RETENTION}, the record that it was requested after ${period.EXPORT_RECORD_RETENTION}.`,
    ],
    [
      'Tasks of the server that failed, such as an e-mail that could not be delivered',
      `Deleted after ${period.FAILED_JOB_RETENTION}.`,
    ],
    ['Access records', `Deleted after ${period.AUDIT_RETENTION}.`],
    [
      'Invoices and payments',
      `Tax law requires us to keep them for ${period.INVOICE_RETENTION}. After that, the buyer’s name and the payment details are removed.`,
    ],
  ],
}

export const text: LegalText = {
  intro:
    'Lekta measures how well children read. To do that, we need to know a little about them. This page explains what we store, why, for how long, who sees it, and how you can see, correct, take along and delete it. It is written to be understood.',
  changes: [
    'You can download everything stored about you or your child, and have it deleted, with a button in the portal. Before, you had to write to us.',
    'Each school chooses how long it keeps the data of students who have left. After that, the data is deleted. Before, it was kept until someone asked.',
    'Notifications, records of imports, access records and the names on old invoices are now deleted after fixed periods.',
    'We record a consent together with your relation to the child, the wording and its language. You can see your consents in your settings.',
    'Schools see who has viewed or changed a child’s data.',
  ],
  sections: [
    {
      title: 'Who is responsible',
      blocks: [
        'Where a school uses Lekta, the school decides which children are tested and why. It is responsible for their data, and we work on its behalf and on its instructions.',
        'Where a parent registers at home, we are responsible. You can reach us through the contact page, topic “Privacy and data”.',
      ],
    },
    {
      title: 'What we store',
      blocks: [
        stored,
        'We do not ask for home addresses, identity numbers, religion, health, or anything about a family’s income. Please do not send them to us.',
      ],
    },
    {
      title: 'What we use it for',
      blocks: [
        {
          list: [
            'To give the test, to measure, and to show the results to the people they concern.',
            'To choose the next question of a test by the answers so far. That is how an adaptive test works, and what a school or parent asks us for; we use it for nothing else.',
            'To improve the measure: we count how often a text is answered well across all children, without anyone’s name.',
            'To sell plans, send invoices, and answer you.',
            'To keep the service safe: to detect password guessing and misuse.',
          ],
        },
        'We do not use data for advertising, we do not create profiles, and we do not sell data. No decision about a child is made by a machine alone.',
      ],
    },
    {
      title: 'Children and consent',
      blocks: [
        'A child uses Lekta through a school or through a parent. A parent or guardian consents when adding a child or asking the school for a link to it. The school confirms who is a parent before it approves a link. A school makes sure that it is allowed to have its students tested.',
        'We record each consent, and you see yours in your settings. When the wording of this page or of the terms changes in substance, we show you what has changed and ask you again.',
        'You can withdraw your consent for a child in your settings. The child’s account is then closed at once, and the data is deleted as described below. If the child belongs to a school, your access ends, and the school decides about its own records.',
        'Children cannot write to each other here, see no advertising, and never see how well another child reads.',
      ],
    },
    {
      title: 'Who sees what',
      blocks: [
        {
          list: [
            'Children see their own results, in encouraging words.',
            'Parents see their own children.',
            'Teachers see the children in their own classes; the school sees its students and teachers.',
            'Nobody sees another school or another family.',
            'Few of us can access the database, and only to keep it running or because you ask. Admins of the portal see accounts, but they must give a reason to export one, and it is recorded.',
          ],
        },
      ],
    },
    {
      title: 'Who helps us',
      blocks: [
        'These companies process data on our behalf. Each gets only what it needs. We tell schools before we add or replace one.',
        { names: Object.values(recipientTexts) },
      ],
    },
    {
      title: 'How long we keep it',
      blocks: [
        periods,
        'Backup copies contain data until newer ones overwrite them. If a backup is restored, people who were deleted after it was made are deleted again before the portal opens.',
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        'You may see your data and your child’s, have it corrected, take it along, have it deleted or restricted, object to a use, and withdraw your consent. The Indonesian law on the protection of personal data (Law 27 of 2022) gives you these rights, and we respect them for everyone.',
        `Most of this you can do yourself, at once, in the portal. For everything else, write to us through the contact page, topic “Privacy and data”, with the username of the account and from its e-mail address. Please do not include other names or any results. We answer within ${period.ANSWER_DEADLINE}, as Indonesian law requires; where the law of the European Union applies, it allows ${period.GDPR_ANSWER_DEADLINE}.`,
        'For a child tested at school, the school decides. Parents can ask it with a button in the portal. If you are not satisfied, you may complain to the data protection authority.',
      ],
    },
    {
      title: 'A copy of your data',
      blocks: [
        'Adults can have a copy made of everything stored about them; parents, of everything about a child at home; schools, of everything about their students and teachers. It is one ZIP file with a summary to read, tables and machine-readable files. It contains:',
        { list: Object.values(exported) },
        `It can be downloaded for ${period.EXPORT_RETENTION} by the person who requested it, and by nobody else.`,
      ],
    },
    {
      title: 'Deleting data',
      blocks: [
        'Adults can delete their own account; parents, a child at home; schools, their students and teachers. Before that, the portal shows what will be deleted, what must be kept, and when.',
        `The account is closed at once. The data is deleted after a waiting period, during which the deletion can be cancelled: ${period.ERASURE_WAIT} if you or a parent requested it, ${period.STAFF_ERASURE_WAIT} if a school or one of our admins did. Then it cannot be brought back.`,
        {
          list: [
            ...Object.values(retained),
            'How difficult an item is was learned from all answers together, and stays as it is. It cannot be traced back to anyone.',
          ],
        },
        'What remains of a deletion is a random-looking number by which the same person is recognised in a restored backup, and how much was deleted.',
      ],
    },
    {
      title: 'Cookies and browser storage',
      blocks: [
        'We set no third-party cookies and use no trackers. What is stored in your browser is needed for what you do here; that is why there is no banner to click away.',
        storage,
      ],
    },
    {
      title: 'How it is protected',
      blocks: [
        'If the address of this page starts with https, your connection is encrypted. Passwords are stored as argon2id hashes, login tokens as hashes only. Guessing is slowed down and stopped. Pages may not load anything from strangers. Every database query names the school, parent or child on whose behalf it runs.',
        `If data is lost or stolen all the same, we notify the people concerned and the authority within ${period.BREACH_DEADLINE}.`,
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'When this page changes in substance, the new wording appears here with the day it comes into force, and we ask for your consent again when you next log in. The date above says since when this wording applies. Earlier wordings stay available below.',
      ],
    },
  ],
}
