import type { Child } from '@lekta/shared/contract/child'
import { useGiveHomeTestMutation } from '@lekta/shared/data/child'
import { useSeatedChildrenQuery } from '@lekta/shared/data/subscription'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { ReportSection } from '@lekta/shared/screens/report-section'
import { useAct } from '@lekta/shared/screens/use-act'
import { Button, Text } from '@lekta/shared/ui'
import { orderPath } from '../../addresses'

const Give = ({ id, name, left }: { id: number; name: string; left: number }) => {
  const { t } = useTranslation()
  const act = useAct()
  const [give, { isLoading }] = useGiveHomeTestMutation()
  const done = t('The test is there for two weeks. {{name}} finds it after logging in.', { name })
  return (
    <>
      <Text mb="md">{t('Tests left: {{count}}', { count: left })}</Text>
      <Button loading={isLoading} onClick={() => void act(() => give({ params: { id } }).unwrap(), done)}>
        {t('Give a test at home')}
      </Button>
    </>
  )
}

/** Lets a parent give a test at home, as long as the child’s seats have one left. */
export const HomeTestPart = ({ child: { id, name: full } }: { child: Child }) => {
  const { t } = useTranslation()
  const { data } = useSeatedChildrenQuery(undefined, { refetchOnMountOrArgChange: true })
  const name = full.split(' ')[0] ?? full
  const seats = data?.find((child) => child.id === id)?.seats ?? []
  const left = seats.reduce((sum, { tests_left }) => sum + tests_left, 0)
  return (
    <ReportSection title={t('A test at home')}>
      {left > 0 ? (
        <Give id={id} name={name} left={left} />
      ) : (
        <>
          <Text mb="md">{t('With a seat, {{name}} can take a reading test at home.', { name })}</Text>
          <Button component={Link} to={orderPath()} variant="default">
            {t('See the plans')}
          </Button>
        </>
      )}
    </ReportSection>
  )
}
