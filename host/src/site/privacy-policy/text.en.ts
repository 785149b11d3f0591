import type { LegalText } from '../legal-text'

export const text: LegalText = {
  intro:
    'Lekta measures how well children read. For that it must know a little about them. This page says what we store, why, for how long, who sees it, and what you can ask of us. It is written to be understood.',
  parts: [
    {
      title: 'Who is responsible',
      blocks: [
        'Where a school uses Lekta, the school decides which children are tested and why. It is responsible for their data, and we work on its behalf and by its instructions.',
        'Where a parent registers at home, we are responsible. You reach us by the contact page, topic “Privacy and data”.',
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
              'Which texts a child was given, what was answered and after how many seconds, the measure, and how sure it is. The reading aids that were chosen, such as larger type.',
            ],
            [
              'Purchases',
              'Plans, seats, invoices and payments. Numbers of cards and bank accounts stay with the payment provider; we never see them.',
            ],
            ['Messages', 'What you write to us by the contact page, with your name and e-mail address.'],
            [
              'Logins',
              'When a session began and was last used, and what the browser calls itself, so that you can see and end your sessions. Which devices you have logged in on, each as a random number. Failed logins, counted by account and network address.',
            ],
            [
              'Notes of access',
              'Who on a school’s staff opened or changed what about a child, and when. They protect the child.',
            ],
            [
              'Technical logs',
              'The time and kind of a request, and whether it worked. Names, network addresses, answers and results never go into them.',
            ],
          ],
        },
        'We do not ask for home addresses, identity numbers, religion, health, or anything about a family’s income. Please do not send them to us.',
      ],
    },
    {
      title: 'What it is for',
      blocks: [
        {
          list: [
            'To give the test, to measure, and to show the results to those whom they concern.',
            'To make the measure better: how often a text is answered well is counted over all children, without anybody’s name.',
            'To sell plans, send invoices, and answer you.',
            'To keep the service safe: to notice guessed passwords and misuse.',
          ],
        },
        'We use no data for advertising, we make no profiles for others, and we sell nothing. No decision about a child is made by a machine alone.',
      ],
    },
    {
      title: 'Children',
      blocks: [
        'A child uses Lekta through a school or through a parent. A parent agrees when an account for a child is made, and we note when and to which wording. A school makes sure that it may have its pupils tested.',
        'Children cannot write to each other here, see no advertising, and never see how another child reads.',
      ],
    },
    {
      title: 'Who sees what',
      blocks: [
        {
          list: [
            'A child sees its own results, told so that they encourage.',
            'A parent sees their own children.',
            'A teacher sees the children of their own classes; the school sees its students and teachers.',
            'Nobody sees another school or another family.',
            'Few of us can reach the database, and only to keep it running or because you ask.',
          ],
        },
        'These help us, each with no more than it needs: the company that runs our servers, the provider that sends our mails, the payment provider (Midtrans) when you pay, and Firebase Cloud Messaging of Google if you allow notifications in your browser. Notifications carry no results.',
      ],
    },
    {
      title: 'For how long',
      blocks: [
        {
          names: [
            [
              'Accounts, children and their results',
              'Until you ask us to erase them. Nothing of this is erased by itself, however long ago a child has left a school or an account was last used.',
            ],
            ['Sessions', 'Erased a week after they have ended.'],
            ['Devices you have logged in on', 'Erased a year after your last login there.'],
            ['Counts of failed logins', 'Erased after a day.'],
            ['Messages to us', 'A year.'],
            ['Invoices and payments', 'As long as tax law demands, at present ten years.'],
          ],
        },
        'People erase data on request; there is no button for it. Backup copies lose it when they are overwritten by newer ones.',
      ],
    },
    {
      title: 'Cookies and the memory of your browser',
      blocks: [
        'We set no cookies of others and use no trackers. What is kept in your browser is needed for what you do here; that is why there is no banner to click away.',
        {
          names: [
            ['School-Token', 'Cookie. Says that you are logged in; gone when you log out.'],
            ['role', 'Cookie. Which area to load first; gone when you log out.'],
            [
              'known-device',
              'Cookie. Says that somebody has logged in on this browser before, so that wrong passwords typed elsewhere cannot keep you out; a year.',
            ],
            ['language', 'Cookie. The language that you have chosen; a year.'],
            [
              'sidebarStatus, size, tabs',
              'Cookies. Whether the menu is folded, how large things are, and whether visited pages stand as tabs; a year.',
            ],
            [
              'token, token_child, user, user_child, children',
              'Local storage. Your login, your name, and for parents the names of their children, so that a reload does not log you out; gone when you log out.',
            ],
            [
              'fcmToken',
              'Local storage. Where to send notifications, if you have allowed them; gone when you log out.',
            ],
            [
              'notificationsAsked, notificationsMuted, pushOwner',
              'Local storage. That we have asked you about notifications, that you have turned them off here, and the number of the account that they are sent to; until you clear the browser.',
            ],
            ['colours', 'Cookie. Light or dark; a year.'],
            [
              'Choices in lists and tests',
              'Local storage. Columns that you have hidden, and how large a child likes its letters.',
            ],
            [
              'The page that you wanted',
              'Session storage. Leads you there after the login; gone when the tab is closed.',
            ],
            [
              'Answers on their way',
              'Browser database. Answers of a running test, until the server has them, so that none is lost when the network breaks.',
            ],
          ],
        },
      ],
    },
    {
      title: 'How it is protected',
      blocks: [
        'All connections are encrypted. Passwords are stored as argon2id hashes, login tokens as hashes only. Guessing is slowed down and stopped. Pages may load nothing from strangers. Every query of the database names the school, parent or child on whose behalf it runs.',
        'Should data be lost or stolen all the same, we tell those concerned and the authority within three days.',
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        'You may see your data and your child’s, have it corrected, handed over, or erased, object to a use, and take back an agreement. So the Indonesian law on the protection of personal data (Law 27 of 2022) provides, and we hold to it for everybody.',
        'For a child tested at school, please ask the school first: it decides, and tells us what to do. Otherwise write to us by the contact page, topic “Privacy and data”, with the username of the account and from its e-mail address. Please write no other names and no results.',
        'People read your request and do what you ask by hand. We answer within three days, ask you to show that the account is yours, and write to you when it is done. If you are not content, you may complain to the authority for data protection.',
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'When we change this page in substance, we publish the new wording here with the day from which it holds. The date above says since when this wording holds.',
      ],
    },
  ],
}
