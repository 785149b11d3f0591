import { brand } from '@lekta/shared/brand'

const { teal, ink, sun } = brand.colors

/** The logo: an open book whose pages look like steps. */
export const Logo = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <rect width="48" height="48" rx="13" fill={teal} />
    <path d="M24 37c-4-3.4-9-4.4-14-4V17c5-.4 10 .6 14 4z" fill="#fff" />
    <path d="M24 37c4-3.4 9-4.4 14-4V13c-5-.4-10 1.6-14 6z" fill={ink} />
    <circle cx="33" cy="9" r="4" fill={sun} />
  </svg>
)
