import type { LegalText } from '../legal-text'

export const text: LegalText = {
  intro:
    'These terms hold between you and Lekta when you use the portal. They are short on purpose. Where a school has signed an agreement of its own with us, that agreement goes first.',
  parts: [
    {
      title: 'What Lekta does',
      blocks: [
        'Lekta gives children a reading test in English and tells a reading measure, with the band in which the true measure very likely lies, to the child, the parents, and the school.',
        'Measures are our own estimates on the Lexile scale. They are not issued by its owner, and they do not replace the judgement of those who know the child.',
      ],
    },
    {
      title: 'Accounts',
      blocks: [
        {
          list: [
            'Give a true name and an e-mail address that reaches you.',
            'Keep your password to yourself, and tell us when somebody else has come to know it.',
            'Parents open accounts for their own children; schools for their own students and teachers. Whoever opens an account for a child is allowed to do so and looks after it.',
            'Children use the portal under the eyes of an adult who is responsible for them.',
          ],
        },
      ],
    },
    {
      title: 'Fair use',
      blocks: [
        {
          list: [
            'A child takes its test alone. Help makes the measure wrong, and the texts that follow from it too hard.',
            'The texts of the tests are ours. Do not copy, photograph or pass them on: a test whose texts are known measures nothing.',
            'Do not try to reach what is not yours, to overload the service, or to read it out by programs.',
          ],
        },
        'We may lock an account that is misused, and tell its owner why.',
      ],
    },
    {
      title: 'Plans and seats',
      blocks: [
        'A plan is good for a number of tests of one child within a number of months, both of which are named with its price. A plan gives you seats; a seat is given to a child and is used up by a finished test.',
        'A seat that has not been used can be taken back and given to another child until the plan ends. Seats that are not used by then expire. Nothing renews by itself.',
      ],
    },
    {
      title: 'Prices, invoices and payment',
      blocks: [
        'Prices are in Indonesian rupiah and stand on the front page; the price at the time of the purchase counts. Each purchase makes an invoice, which you find in the portal. An invoice that is not paid by its due date expires, and the purchase with it.',
        'A payment counts when the payment provider confirms it to us.',
      ],
    },
    {
      title: 'Taking a purchase back',
      blocks: [
        'Within 14 days of the payment, and as long as none of its seats has been used, you can take a purchase back and receive all of your money. Write to us by the contact page and name the invoice. Rights that the law gives you beyond this remain yours.',
      ],
    },
    {
      title: 'Results',
      blocks: [
        'Results belong to the child and to those who care for it. Use them to choose texts and to see growth. Do not use a single measure as a mark, to admit or refuse a child, or to judge a teacher.',
      ],
    },
    {
      title: 'Running the service',
      blocks: [
        'We do what we can to keep the portal running, above all on school days. Work on it is done at other times where possible. If a test is interrupted, what was answered is kept and the test goes on where it was left.',
        'If a test could not be finished because of us, its seat is not used up.',
      ],
    },
    {
      title: 'Liability',
      blocks: [
        'We answer without limit for intent, gross negligence, and harm to people. Otherwise we answer for what we have promised here, up to what you have paid us in the twelve months before. Nothing here limits what the law does not allow to be limited.',
      ],
    },
    {
      title: 'The end of use',
      blocks: [
        'You may have your account closed at any time: write to us by the contact page. We may end the service with three months’ notice and then pay back what has been paid for and not been used. What happens to data is said in the privacy policy.',
      ],
    },
    {
      title: 'Law, language and changes',
      blocks: [
        'Indonesian law applies. These terms are written in Indonesian and in English; where they differ, the Indonesian wording counts.',
        'When we change them in substance, we tell you by e-mail a month before. Who does not agree may close the account and receives the money for what has not been used.',
      ],
    },
  ],
}
