import { brand } from '@lekta/shared/brand'

/** A public page that the server sends prerendered, so that it can be read before its JavaScript is loaded. */
export interface PrerenderedPage {
  address: string
  /** The English description for search engines, which is also its translation key. */
  description: string
}

/** Returns a legal page in its current wording, and in each earlier one. */
const legalPages = (address: string, description: string): PrerenderedPage[] => [
  { address, description },
  ...brand.earlierLegalDates.map((date) => ({ address: `${address}?as=${date}`, description })),
]

export const prerenderedPages: readonly PrerenderedPage[] = [
  {
    address: '/',
    description:
      'Lekta measures how well each child reads English, how sure the result is, and how the child improves. For schools, teachers, parents and children.',
  },
  {
    address: '/how-it-works',
    description: 'From a list of names to a class you understand at a glance, and how we get the number.',
  },
  {
    address: '/contact-us',
    description: 'Tell us about your school, ask about your child’s account, or tell us what we could do better.',
  },
  ...legalPages(
    '/privacy-policy',
    'What Lekta stores about children and adults, why, for how long, who sees it, and what you can ask us to do.',
  ),
  ...legalPages(
    '/terms-and-condition',
    'The terms between you and Lekta: accounts, fair use, plans and seats, prices, results.',
  ),
  {
    address: '/stresstest',
    description: 'Before a test day, check whether your devices and network can handle a whole class.',
  },
  { address: '/login', description: 'Log in here as a school, teacher, parent or child.' },
  { address: '/login?as=master', description: 'Log in here as a school, teacher, parent or child.' },
]
