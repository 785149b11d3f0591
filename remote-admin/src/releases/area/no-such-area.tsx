import type { ReleaseArea } from '@lekta/shared/contract/delivery/release-area'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, EmptyNotice, Group } from '@lekta/shared/ui'
import { areaPath, releasesPath } from '../parts/release-paths'

/** Says that there is no area with a name, and leads on: to the areas that exist, or to where one is added. */
export const NoSuchArea = ({ name, areas }: { name: string; areas: readonly ReleaseArea[] }) => {
  const { t } = useTranslation()
  if (areas.length === 0)
    return (
      <EmptyNotice
        title={t('No areas yet')}
        action={
          <Button component={Link} to={releasesPath}>
            {t('Go to the areas')}
          </Button>
        }
      >
        {t('Add the area of a team. It gets a token and can then hand in its first release.')}
      </EmptyNotice>
    )
  return (
    <EmptyNotice
      title={t('There is no area “{{name}}”', { name })}
      action={
        <Group component="nav" aria-label={t('Areas')} gap="xs" justify="center">
          {areas.map((area) => (
            <Button key={area.name} component={Link} to={areaPath(area.name)} variant="default" size="compact-md">
              {area.name}
            </Button>
          ))}
        </Group>
      }
    >
      {t('Check the name in the address, or open one of these:')}
    </EmptyNotice>
  )
}
