import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, Group, Icon, type Picture, SimpleGrid, Text, Title } from '@lekta/shared/ui'
import { home } from '../../portal/guard'
import { PublicFrame } from '../../public/public-frame'
import styles from './landing.module.css'
import { PathPicture } from './path-picture'

const Reason = ({ picture, title, text }: { picture: Picture; title: string; text: string }) => (
  <div className={styles.reason}>
    <span className={styles.picture}>
      <Icon name={picture} size={26} />
    </span>
    <Title order={2} size="h4">
      {title}
    </Title>
    <Text c="dimmed">{text}</Text>
  </div>
)

const Reasons = () => {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xl" className={styles.reasons}>
      <Reason
        picture="book"
        title={t('A short test that fits')}
        text={t(
          'About twenty small texts. Each next one fits how the child reads, so nobody is bored and nobody is lost.',
        )}
      />
      <Reason
        picture="report"
        title={t('A measure you can act on')}
        text={t('A place on the Lexile scale, how sure it is, and which texts are right to read next.')}
      />
      <Reason
        picture="growth"
        title={t('Growth you can see')}
        text={t('Test by test, with the probability that the growth is real and not luck.')}
      />
    </SimpleGrid>
  )
}

const Landing = () => {
  const { t } = useTranslation()
  const inside = useAppSelector(({ session }) => session.token !== null)
  return (
    <PublicFrame kind="wide">
      <section className={styles.hero}>
        <div>
          <Title order={1} className={styles.title}>
            {t('Know how well each child reads. Watch it grow.')}
          </Title>
          <Text size="lg" c="dimmed" my="lg" maw={520}>
            {t(
              'Lekta measures reading in twenty calm minutes, for schools, teachers, parents and the children themselves.',
            )}
          </Text>
          <Group>
            <Button component={Link} to={inside ? home : '/login'} size="lg">
              {inside ? t('To the dashboard') : t('Log in')}
            </Button>
            {!inside && (
              <Button component={Link} to="/login?as=master" size="lg" variant="default">
                {t('I am a school or teacher')}
              </Button>
            )}
          </Group>
        </div>
        <PathPicture label={t('A child’s reading measure rising over a school year')} />
      </section>
      <Reasons />
    </PublicFrame>
  )
}

export default Landing
