import { useTranslation } from '@lekta/shared/i18n'
import type { OverrideProblem } from '../../federation/override'

/** Returns a function that explains why the override of an area cannot be used. */
export function useExplanation() {
  const { t } = useTranslation()
  return (area: string, problem: OverrideProblem) => {
    switch (problem.kind) {
      case 'no address':
        return t('“{{value}}” isn’t a web address.', problem)
      case 'forbidden origin':
        return t('Lekta may not load code from {{origin}}. Your administrator can allow it in REMOTE_ORIGINS.', problem)
      case 'unreachable':
        return t('{{address}} isn’t responding. Is its server running?', problem)
      case 'no release':
        return t('There is no release at {{address}}.', problem)
      case 'another area':
        return t('{{address}} is a release of {{found}}, not of {{area}}.', { ...problem, area })
    }
  }
}
