import { useQuery } from '@lekta/shared/client'
import { releaseAreaContract } from '@lekta/shared/contract/delivery/release-area'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { useNavigate, useSearchParams } from '@lekta/shared/routing'
import {
  Button,
  Dialog,
  EmptyNotice,
  Icon,
  LoadingSkeleton,
  PageHeader,
  Skeleton,
  Stack,
  Tabs,
  useDisclosure,
} from '@lekta/shared/ui'
import { AddAreaForm } from '../dialogs/area-form'
import { areaPath } from '../parts/release-paths'
import { AreaCard } from './area-card'
import styles from './list.module.css'
import { Testers } from './testers'

const AreasSkeleton = () => (
  <LoadingSkeleton>
    <Stack gap="md">
      <Skeleton height={118} radius="lg" />
      <Skeleton height={118} radius="lg" />
      <Skeleton height={118} radius="lg" />
    </Stack>
  </LoadingSkeleton>
)

const AddArea = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button leftSection={<Icon name="add" size={18} />} onClick={open}>
        {t('Add area')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('Add area')} size={480}>
        {opened && <AddAreaForm onClose={close} onAdded={(name) => void navigate(`${areaPath(name)}?tab=tokens`)} />}
      </Dialog>
    </>
  )
}

/** Milliseconds between two polls of the list, so that it shows what other people and programs change. */
const POLLING = 15_000

const Areas = () => {
  const { t } = useTranslation()
  const query = useQuery(releaseAreaContract.releaseAreas, undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLLING,
  })
  return (
    <QueryContent query={query} skeleton={<AreasSkeleton />}>
      {(areas) =>
        areas.length === 0 ? (
          <EmptyNotice title={t('No areas yet')}>
            {t('Add the area of a team. It gets a token and can then hand in its first release.')}
          </EmptyNotice>
        ) : (
          <ul className={styles.areas} aria-label={t('Areas')}>
            {areas.map((area) => (
              <AreaCard key={area.name} area={area} />
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}

/** All areas with the releases that they serve, and the accounts that may preview releases. */
export default function ReleaseAreaList() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'testers' ? 'testers' : 'areas'
  const open = (next: string | null) => setParams(next === 'testers' ? { tab: 'testers' } : {}, { replace: true })
  return (
    <>
      <PageHeader title={t('Releases')} subtitle={t('Who gets which release of each area')}>
        {tab === 'areas' && <AddArea />}
      </PageHeader>
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="areas">{t('Areas')}</Tabs.Tab>
          <Tabs.Tab value="testers">{t('Testers')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="areas">
          <Areas />
        </Tabs.Panel>
        <Tabs.Panel value="testers">
          <Testers />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
