/** A public page that the server sends as a picture of itself, so that it can be read before its program is there. */
export interface PrerenderedPage {
  address: string
  /** What a search engine says of it; English, the key of its translation. */
  description: string
}

export const prerenderedPages: readonly PrerenderedPage[] = [
  {
    address: '/',
    description:
      'Lekta measures how well each child reads English, how sure that is, and whether it grows. For schools, teachers, parents and children.',
  },
  {
    address: '/how-it-works',
    description: 'From a list of names to a class that is read at a glance, and what stands behind the number.',
  },
  {
    address: '/contact-us',
    description: 'Tell us about your school, ask about your child’s account, or say what we should do better.',
  },
  {
    address: '/privacy-policy',
    description:
      'What Lekta stores about children and adults, why, for how long, who sees it, and what you can ask of us.',
  },
  {
    address: '/terms-and-condition',
    description: 'What holds between you and Lekta: accounts, fair use, plans and seats, prices, results.',
  },
  {
    address: '/stresstest',
    description: 'Check on the morning before a test day whether your devices and your network can carry a class.',
  },
  { address: '/login', description: 'The way in for schools, teachers, parents and children.' },
  { address: '/login?as=master', description: 'The way in for schools, teachers, parents and children.' },
]
