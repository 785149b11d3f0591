import { useTranslation } from '@lekta/shared/i18n'

/** The time zones of Indonesia, with the names that people there use. */
const zoneNames = {
  'Asia/Jakarta': 'WIB · Jakarta',
  'Asia/Makassar': 'WITA · Makassar',
  'Asia/Jayapura': 'WIT · Jayapura',
} as const

/** Returns the time zones to choose from: Indonesia's first, then all others. The current one is always included. */
export function useTimeZones(current: string) {
  const { t } = useTranslation()
  const others = new Set([...Intl.supportedValuesOf('timeZone'), current])
  for (const zone of Object.keys(zoneNames)) others.delete(zone)
  return [
    { group: t('Indonesia'), items: Object.entries(zoneNames).map(([value, label]) => ({ value, label })) },
    {
      group: t('Elsewhere'),
      items: [...others].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    },
  ]
}
