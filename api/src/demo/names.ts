export const firstNames = [
  'Adi',
  'Agus',
  'Aisyah',
  'Alya',
  'Amara',
  'Andika',
  'Anisa',
  'Arif',
  'Ayu',
  'Bagas',
  'Bayu',
  'Bunga',
  'Cahya',
  'Candra',
  'Citra',
  'Dafa',
  'Damar',
  'Dewi',
  'Dian',
  'Dimas',
  'Eka',
  'Elang',
  'Fajar',
  'Farah',
  'Galih',
  'Gita',
  'Hana',
  'Hendra',
  'Ibrahim',
  'Indah',
  'Intan',
  'Irfan',
  'Jasmine',
  'Joko',
  'Kartika',
  'Kenzo',
  'Kirana',
  'Laras',
  'Lestari',
  'Lintang',
  'Made',
  'Maya',
  'Mega',
  'Melati',
  'Nadia',
  'Naufal',
  'Nina',
  'Nyoman',
  'Putri',
  'Raka',
  'Rangga',
  'Rani',
  'Ratna',
  'Reza',
  'Rizky',
  'Salma',
  'Sari',
  'Satria',
  'Sekar',
  'Sinta',
  'Surya',
  'Tari',
  'Tegar',
  'Tirta',
  'Vania',
  'Wahyu',
  'Wulan',
  'Yoga',
  'Yusuf',
  'Zahra',
]

export const familyNames = [
  'Adiputra',
  'Anggraini',
  'Aritonang',
  'Basuki',
  'Cahyani',
  'Darmawan',
  'Fadillah',
  'Firmansyah',
  'Ginting',
  'Gunawan',
  'Halim',
  'Handayani',
  'Hartono',
  'Hidayat',
  'Kurniawan',
  'Kusuma',
  'Lubis',
  'Mahendra',
  'Maulana',
  'Nasution',
  'Nugroho',
  'Oktaviani',
  'Pangestu',
  'Permata',
  'Prasetyo',
  'Pratama',
  'Purnama',
  'Rahayu',
  'Rahman',
  'Ramadhan',
  'Salim',
  'Santoso',
  'Saputra',
  'Setiawan',
  'Siregar',
  'Suryani',
  'Susanto',
  'Tanjung',
  'Utami',
  'Wibowo',
  'Wijaya',
  'Winata',
  'Yulianto',
]

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T

/**
 * Returns a function that generates a new random name at each call. Most names have two words, some one or three, as
 * in any Indonesian school.
 */
export function nameMaker(random: () => number): () => string {
  const used = new Set<string>()
  const next = (): string => {
    const parts = [pick(firstNames, random)]
    const chance = random()
    if (chance > 0.85) parts.push(pick(firstNames, random))
    if (chance > 0.06) parts.push(pick(familyNames, random))
    const name = parts.join(' ')
    if (used.has(name) || parts[0] === parts[1]) return next()
    used.add(name)
    return name
  }
  return next
}

/**
 * Returns the preferred name of one child in six: the second name, or the shortened first name. Otherwise returns
 * null.
 */
export function preferredNameOf(name: string, position: number): string | null {
  if (position % 6 !== 5) return null
  const [first = name, ...others] = name.split(' ')
  const preferred =
    others.length > 1 && others[0] ? others[0] : first.slice(0, Math.max(3, Math.ceil(first.length / 2)))
  return preferred === first ? null : preferred
}

/** Returns a username made from a name; the number makes it unique. */
export const usernameOf = (name: string, number: number) =>
  `${name.toLowerCase().split(' ').slice(0, 2).join('.')}${number}`
