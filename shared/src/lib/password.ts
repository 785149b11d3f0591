/** Minimum number of characters of a password. */
export const passwordLength = { adult: 10, child: 6 } as const

/** The most used passwords that meet the shortest minimum length; in lower case. */
const commonest = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 0987654321 987654321 654321 111111 1111111111 000000 0000000000
  123123 123123123 1231231231 112233 1122334455 121212 666666 888888 777777 555555 222222 333333 999999 123321 159753
  qwerty qwerty123 qwertyuiop qwerty12345 1q2w3e 1q2w3e4r5t 1qaz2wsx3edc asdfgh asdfghjkl zxcvbn zxcvbnm abcdef abc123 abcd1234
  abcdefghij abcdefghijkl a123456 password password1 password12 password123 password1234 passw0rd p@ssw0rd passwordpassword
  iloveyou iloveyou12 iloveyou123 princess sunshine football baseball dragon monkey master letmein welcome welcome123 login
  superman pokemon naruto minecraft shadow michael jordan liverpool manchester barcelona chelsea arsenal juventus
  sayang sayangku sayangkamu sayang123 akusayangkamu cintaku cintakamu cantik ganteng bismillah bismillah123 alhamdulillah
  indonesia indonesia1 indonesia123 indonesiaku indonesiaraya merdeka merdeka123 jakarta jakarta123 bandung bandung123 surabaya
  surabaya123 persib persija garuda garuda123 rahasia rahasia123 katasandi katasandi123 sekolah sekolah123 sekolahku anakku
  kucing keluarga keluargaku kelinci bintang bintang123 doraemon upinipin pelangi mamapapa mamahpapah semangat semangat123
  teacher teacher123 student student123 school school123 children reading reading123 lekta lektalekta lekta123`.split(
    /\s+/,
  ),
)

export interface NewPassword {
  password: string
  username: string
  /** Whether the account belongs to a child, whose password may be shorter. */
  isChild: boolean
}

/** Returns whether a password is acceptable: long enough, not the username, and not a common password. */
export function isGoodPassword({ password, username, isChild }: NewPassword): boolean {
  const plain = password.trim().toLowerCase()
  const least = isChild ? passwordLength.child : passwordLength.adult
  return [...plain].length >= least && plain !== username.toLowerCase() && !commonest.has(plain)
}

/** The rule of `isGoodPassword` as one sentence; `{{least}}` is the minimum number of characters. */
export const passwordRule =
  'Choose a password of at least {{least}} characters. Avoid the username and common passwords.'
