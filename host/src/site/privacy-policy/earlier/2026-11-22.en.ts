import type { LegalText } from '../../legal-text'

export const text: LegalText = {
  intro:
    'Lekta measures how well children read. To do that, we need to know a little about them. This page explains what we store, why, for how long, who sees it, and what you can ask us to do. It is written to be understood.',
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
        {
          names: [
            [
              'Accounts of adults',
              'Name, username, e-mail address, language, school, and a password that even we cannot read. A picture, if you add one.',
            ],
            [
              'Children',
              'Name, username, class and grade. A date of birth and an e-mail address only if the school or the parent enters them. A picture only if the family adds one.',
            ],
            [
              'Tests',
              'Which texts a child was given, the answers and how many seconds each one took, the measure, and how sure it is. The reading aids that were chosen, such as larger type.',
            ],
            [
              'Purchases',
              'Plans, seats, invoices and payments. Card and bank account numbers stay with the payment provider; we never see them.',
            ],
            ['Messages', 'What you write to us through the contact page, with your name and e-mail address.'],
            [
              'Logins',
              'When a session began and was last used, and how the browser identifies itself, so that you can see and end your sessions. Which devices you have logged in on, each stored as a random number. Failed logins, counted by account and network address.',
            ],
            [
              'Access records',
              'Which member of a school’s staff opened or changed a child’s data, what it was, and when. These records protect the child.',
            ],
            [
              'Technical logs',
              'The time and type of a request, and whether it worked. They never contain names, network addresses, answers or results.',
            ],
          ],
        },
        'We do not ask for home addresses, identity numbers, religion, health, or anything about a family’s income. Please do not send them to us.',
      ],
    },
    {
      title: 'What we use it for',
      blocks: [
        {
          list: [
            'To give the test, to measure, and to show the results to the people they concern.',
            'To improve the measure: we count how often a text is answered well across all children, without anyone’s name.',
            'To sell plans, send invoices, and answer you.',
            'To keep the service safe: to detect password guessing and misuse.',
          ],
        },
        'We do not use data for advertising, we do not create profiles for others, and we do not sell data. No decision about a child is made by a machine alone.',
      ],
    },
    {
      title: 'Children',
      blocks: [
        'A child uses Lekta through a school or through a parent. A parent gives consent when an account is created for a child, and we record when, and to which wording. A school makes sure that it is allowed to have its students tested.',
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
            'Few of us can access the database, and only to keep it running or because you ask.',
          ],
        },
        'These companies help us, and each gets only the data it needs: the company that runs our servers, the provider that sends our e-mails, the payment provider (Midtrans) when you pay, and Google’s Firebase Cloud Messaging if you allow notifications in your browser. Notifications contain no results.',
      ],
    },
    {
      title: 'How long we keep it',
      blocks: [
        {
          names: [
            [
              'Accounts, children and their results',
              'Until you ask us to delete them. None of this is deleted automatically, however long ago a child left a school or an account was last used.',
            ],
            ['Sessions', 'Deleted a week after they have ended.'],
            ['Devices you have logged in on', 'Deleted a year after your last login there.'],
            ['Counts of failed logins', 'Deleted after a day.'],
            ['Messages to us', 'One year.'],
            [
              'Invoices and payments',
              'They are not deleted. Tax law requires us to keep them, currently for ten years.',
            ],
          ],
        },
        'People delete data on request; there is no button for it. It disappears from backup copies when newer ones overwrite them.',
      ],
    },
    {
      title: 'Cookies and browser storage',
      blocks: [
        'We set no third-party cookies and use no trackers. What is stored in your browser is needed for what you do here; that is why there is no banner to click away.',
        {
          names: [
            ['School-Token', 'Cookie. Shows that you are logged in; deleted when you log out.'],
            ['role', 'Cookie. Which area to load first; deleted when you log out.'],
            [
              'known-device',
              'Cookie. Shows that someone has logged in on this browser before, so that wrong passwords typed elsewhere cannot lock you out; kept for a year.',
            ],
            ['language', 'Cookie. The language you have chosen; kept for a year.'],
            [
              'sidebarStatus, size, tabs',
              'Cookies. Whether the menu is collapsed, the display size, and whether visited pages are shown as tabs; kept for a year.',
            ],
            [
              'token, token_child, user, user_child, children',
              'Local storage. Your login, your name and, for parents, the names of their children, so that reloading a page does not log you out; deleted when you log out.',
            ],
            [
              'fcmToken',
              'Local storage. Where to send notifications, if you have allowed them; deleted when you log out.',
            ],
            [
              'notificationsAsked, notificationsMuted, pushOwner',
              'Local storage. That we have asked you about notifications, that you have turned them off here, and the number of the account they are sent to; kept until you clear the browser’s data.',
            ],
            ['colours', 'Cookie. Light or dark; kept for a year.'],
            ['Choices in lists and tests', 'Local storage. Columns you have hidden, and the text size a child likes.'],
            [
              'The page you wanted',
              'Session storage. Takes you there after you log in; deleted when the tab is closed.',
            ],
            [
              'Answers not sent yet',
              'Browser database. Answers from a test in progress, until the server has them, so that none are lost if the network fails.',
            ],
          ],
        },
      ],
    },
    {
      title: 'How it is protected',
      blocks: [
        'If the address of this page starts with https, your connection is encrypted. Passwords are stored as argon2id hashes, login tokens as hashes only. Guessing is slowed down and stopped. Pages may not load anything from strangers. Every database query names the school, parent or child on whose behalf it runs.',
        'If data is lost or stolen all the same, we tell the people concerned and the authority within three days.',
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        'You may see your data and your child’s, have it corrected, handed over or deleted, object to a use, and withdraw your consent. The Indonesian law on the protection of personal data (Law 27 of 2022) gives you these rights, and we respect them for everyone.',
        'For a child tested at school, please ask the school first: it decides, and tells us what to do. Otherwise write to us through the contact page, topic “Privacy and data”, with the username of the account and from its e-mail address. Please do not include other names or any results.',
        'People read your request and carry it out by hand. We answer within three days, ask you to show that the account is yours, and write to you when it is done. If you are not satisfied, you may complain to the data protection authority.',
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'When we change the substance of this page, we publish the new wording here with the date from which it applies. The date above shows since when this wording has applied.',
      ],
    },
  ],
}
