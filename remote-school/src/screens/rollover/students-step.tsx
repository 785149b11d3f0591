import { useQuery } from '@lekta/shared/client'
import { classroomContract } from '@lekta/shared/contract/people/classroom'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, Icon, NativeSelect, Skeleton, Text, Title } from '@lekta/shared/ui'
import { useState } from 'react'
import styles from './rollover.module.css'
import { useActionNames } from './use-action-names'
import type { Exception, Plan } from './use-plan'

type Row = Plan['rows'][number]

/** What can happen to a student of a class: what happens to the class, or an exception. */
const exceptionsOf = ({ action }: Row) => (['stay', 'leave'] as const).filter((one) => one !== action)

const Members = ({ room, plan }: { room: Row; plan: Plan }) => {
  const { t } = useTranslation()
  const names = useActionNames()
  const query = useQuery(classroomContract.classroomMembers, { query: { classroom_id: room.id } })
  const actionOf = (id: number) => plan.exceptions.find((one) => one.id === id)?.action ?? ''
  const options = [
    { value: '', label: names[room.action] },
    ...exceptionsOf(room).map((value) => ({
      value,
      label: value === 'stay' ? t('Repeats the grade') : names[value],
    })),
  ]
  return (
    <QueryContent query={query} skeleton={<Skeleton height={240} radius="md" />}>
      {(members) =>
        members.length === 0 ? (
          <Text c="dimmed">{t('This class has no students.')}</Text>
        ) : (
          <ul className={styles.members} aria-label={t('Students in {{name}}', { name: room.name })}>
            {members.map(({ id, name, username }) => (
              <li key={id} className={styles.member}>
                <div>
                  <b>{name}</b>
                  <Text size="sm" c="dimmed">
                    {username}
                  </Text>
                </div>
                <NativeSelect
                  aria-label={t('What happens to {{name}}', { name })}
                  value={actionOf(id)}
                  data={options}
                  onChange={(event) =>
                    plan.except(
                      { id, name, classroom: room.name },
                      (event.currentTarget.value || null) as Exception['action'] | null,
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}

/** The exceptions so far, each of which can be removed. */
const Exceptions = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation()
  const names = useActionNames()
  if (plan.exceptions.length === 0)
    return <Text c="dimmed">{t('No exceptions yet. Everyone moves with the class.')}</Text>
  return (
    <ul className={styles.exceptions} aria-label={t('Exceptions')}>
      {plan.exceptions.map(({ action, ...exception }) => (
        <li key={exception.id} className={styles.exception}>
          <span>
            <b>{exception.name}</b> · {exception.classroom} · {action === 'stay' ? t('Repeats the grade') : names.leave}
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Remove the exception for {{name}}', { name: exception.name })}
            onClick={() => plan.except(exception, null)}
          >
            <Icon name="close" size={18} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}

/** The second step: students who do not move with their class. */
export const StudentsStep = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation()
  const filled = plan.rows.filter(({ students }) => students > 0)
  const [chosen, choose] = useState(filled[0]?.id)
  const room = filled.find(({ id }) => id === chosen)
  return (
    <div className={styles.students}>
      <div className={styles.fields}>
        <NativeSelect
          label={t('Class')}
          value={String(chosen ?? '')}
          data={filled.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        />
        {room && <Members key={room.id} room={room} plan={plan} />}
      </div>
      <section>
        <Title order={3} size="h5" mb="sm">
          {t('Exceptions')}
        </Title>
        <Exceptions plan={plan} />
      </section>
    </div>
  )
}
