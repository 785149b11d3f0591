import { useTranslation } from '@lekta/shared/i18n'
import { GradeSpreadChart } from '@lekta/shared/report/grade-spread'
import { Card, GrowthText, Icon, type Picture, Text } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './landing.module.css'
import { sampleClass } from './sample-report'

const { grades, grown, farBelow, unmeasured, measured, students } = sampleClass

const Group = ({ picture, title, children }: { picture: Picture; title: string; children: ReactNode }) => (
  <div className={styles.group}>
    <h3>
      <Icon name={picture} size={20} />
      {title}
    </h3>
    <ul>{children}</ul>
  </div>
)

/** A class as its teacher sees it: everyone's level, and who needs attention. */
export const ClassPicture = () => {
  const { t } = useTranslation()
  return (
    <Card>
      <p className={styles.class}>
        <b>{t('Class {{name}}', { name: '4A' })}</b>
        <span>{t('{{measured}} of {{students}} students', { measured, students })}</span>
        <span className={styles.tag}>{t('Example')}</span>
      </p>
      <GradeSpreadChart spreads={grades} />
      <div className={styles.groups}>
        <Group picture="growth" title={t('Clear growth')}>
          {grown.map(({ id, name, growth }) => (
            <li key={id}>
              {name} <GrowthText {...growth} />
            </li>
          ))}
        </Group>
        <Group picture="alert" title={t('Far below grade')}>
          {farBelow.map(({ id, name, percentile }) => (
            <li key={id}>
              {name}
              <Text component="span" size="sm" c="dimmed">
                {t('about percentile {{percentile}}', { percentile })}
              </Text>
            </li>
          ))}
        </Group>
        <Group picture="clock" title={t('Not measured yet')}>
          {unmeasured.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </Group>
      </div>
    </Card>
  )
}
