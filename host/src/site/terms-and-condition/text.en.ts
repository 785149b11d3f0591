import { disclaimer } from '@lekta/shared/brand'
import type { LegalText } from '../legal-text'

export const text: LegalText = {
  intro:
    'These terms apply between you and Lekta when you use the portal. They are short on purpose. Where a school has signed its own agreement with us, that agreement takes precedence.',
  changes: [
    'You can close your account with a button in your settings. Before, you had to write to us.',
    'When these terms change in substance, we ask for your consent when you next log in.',
  ],
  sections: [
    {
      title: 'What Lekta does',
      blocks: [
        'Lekta gives children a reading test in English. It shows the child, the parents and the school a reading measure, with the range in which the true measure very likely lies.',
        `${disclaimer.en} They do not replace the judgement of people who know the child.`,
      ],
    },
    {
      title: 'Accounts',
      blocks: [
        {
          list: [
            'Give your true name and an e-mail address where we can reach you.',
            'Keep your password to yourself, and tell us if someone else learns it.',
            'Parents open accounts for their own children; schools for their own students and teachers. Anyone who opens an account for a child must be allowed to do so and must look after it.',
            'Children use the portal under the supervision of an adult who is responsible for them.',
          ],
        },
      ],
    },
    {
      title: 'Fair use',
      blocks: [
        {
          list: [
            'Children take the test alone. Help makes the measure wrong, and the texts suggested from it too hard.',
            'The test texts are ours. Do not copy, photograph or pass them on: a test whose texts are known measures nothing.',
            'Do not try to access what is not yours, overload the service, or extract its contents with programs.',
          ],
        },
        'We may lock an account that is misused, and we tell its owner why.',
      ],
    },
    {
      title: 'Plans and seats',
      blocks: [
        'A plan covers a number of tests for one child within a number of months; both are stated with its price. A plan gives you seats. A seat is given to a child and is used up by a finished test.',
        'Until the plan ends, a seat that has not been used can be taken back and given to another child. Seats that are not used by then expire. Nothing renews automatically.',
      ],
    },
    {
      title: 'Prices, invoices and payment',
      blocks: [
        'Prices are in Indonesian rupiah and shown on the home page; the price at the time of purchase applies. For each purchase, you will find an invoice in the portal. If an invoice is not paid by its due date, it expires, and the purchase with it.',
        'A payment counts once the payment provider confirms it to us.',
      ],
    },
    {
      title: 'Cancelling a purchase',
      blocks: [
        'You can cancel a purchase within 14 days of payment, as long as none of its seats has been used, and get all of your money back. Write to us through the contact page and name the invoice. Any further rights that the law gives you remain yours.',
      ],
    },
    {
      title: 'Results',
      blocks: [
        'Results belong to the child and to the people who care for the child. Use them to choose texts and to see growth. Do not use a single measure as a mark, to admit or refuse a child, or to judge a teacher.',
      ],
    },
    {
      title: 'Running the service',
      blocks: [
        'We do what we can to keep the portal running, above all on school days. Where possible, we work on it at other times. If a test is interrupted, the answers are kept and the test continues where it stopped.',
        'If a test could not be finished because of us, its seat is not used up.',
      ],
    },
    {
      title: 'Liability',
      blocks: [
        'We are liable without limit for intent, gross negligence and harm to people. Otherwise we are liable for what we have promised here, up to the amount you have paid us in the previous twelve months. Nothing here limits liability that the law does not allow to be limited.',
      ],
    },
    {
      title: 'Ending your use of Lekta',
      blocks: [
        'You may close your account at any time, in your settings. We may end the service with three months’ notice and then refund what has been paid for and not used. The privacy policy explains what happens to data.',
      ],
    },
    {
      title: 'Law, language and changes',
      blocks: [
        'Indonesian law applies. These terms are written in Indonesian and English; where they differ, the Indonesian wording applies.',
        'When we change the substance of these terms, we tell you by e-mail a month in advance. When you next log in, we ask for your consent. If you do not agree, you may close your account and get the money back for what has not been used.',
      ],
    },
  ],
}
