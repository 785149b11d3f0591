import type { RolloverAction, RolloverProposal } from '@lekta/shared/contract/people/rollover'
import { rolloverActions } from '@lekta/shared/contract/people/rollover'
import { useTranslation } from '@lekta/shared/i18n'
import { Alert, NativeSelect, Text, TextInput } from '@lekta/shared/ui'
import styles from './rollover.module.css'
import { useActionNames } from './use-action-names'
import type { Plan } from './use-plan'

type Row = Plan['rows'][number]

/** Says where a class goes, if that is not obvious from its name. */
const TargetNote = ({ row, names }: { row: Row; names: ReadonlySet<string> }) => {
  const { t } = useTranslation()
  const into = row.into.trim().toLowerCase()
  if (row.action !== 'promote' || into === '') return null
  if (into === row.name.toLowerCase())
    return (
      <Text size="sm" c="dimmed">
        {t('Keeps its name and students, one grade higher')}
      </Text>
    )
  if (names.has(into)) return null
  return (
    <Text size="sm" c="dimmed">
      {t('New class, will be created')}
    </Text>
  )
}

interface RowProps {
  row: Row
  plan: Plan
  names: ReadonlySet<string>
  checked: boolean
}

const ClassRow = ({ row, plan, names, checked }: RowProps) => {
  const { t } = useTranslation()
  const actions = useActionNames()
  const { id, name, grade, students, action, into } = row
  return (
    <li className={styles.class}>
      <div>
        <b>{name}</b>
        <Text size="sm" c="dimmed">
          {t('Grade {{grade}}', { grade })} ·{' '}
          {t('{{count}} students', { count: students, defaultValue_one: '{{count}} student' })}
        </Text>
      </div>
      <NativeSelect
        aria-label={t('What happens to {{name}}', { name })}
        value={action}
        data={rolloverActions.map((value) => ({ value, label: actions[value] }))}
        onChange={(event) => plan.edit(id, { action: event.currentTarget.value as RolloverAction })}
      />
      <div>
        {action === 'promote' && (
          <TextInput
            aria-label={t('Where {{name}} moves', { name })}
            value={into}
            list="rollover-classes"
            autoComplete="off"
            maxLength={60}
            error={checked && into.trim() === '' && t('Please enter a class.')}
            onChange={(event) => plan.edit(id, { into: event.currentTarget.value })}
          />
        )}
        <TargetNote row={row} names={names} />
      </div>
    </li>
  )
}

interface Props {
  proposal: RolloverProposal
  plan: Plan
  /** Whether missing targets are shown as errors. */
  checked: boolean
}

/** The first step: the school year, and where each class moves. */
export const ClassesStep = ({ proposal, plan, checked }: Props) => {
  const { t } = useTranslation()
  const names = new Set(proposal.classrooms.map(({ name }) => name.toLowerCase()))
  const chosen = proposal.years.find(({ year }) => year === plan.year)
  return (
    <div className={styles.fields}>
      <NativeSelect
        className={styles.year}
        label={t('New school year')}
        value={String(plan.year)}
        data={proposal.years.map(({ year, label }) => ({ value: String(year), label }))}
        onChange={(event) => plan.setYear(Number(event.currentTarget.value))}
      />
      {chosen?.done && (
        <Alert color="red" role="alert">
          {t('The school year {{label}} has begun already. To begin it again, undo it below first.', {
            label: chosen.label,
          })}
        </Alert>
      )}
      <div>
        <div className={styles.classHead} aria-hidden>
          <span>{t('Class now')}</span>
          <span>{t('What happens')}</span>
          <span>{t('Next class')}</span>
        </div>
        <ul className={styles.classes} aria-label={t('Classes')}>
          {plan.rows.map((row) => (
            <ClassRow key={row.id} row={row} plan={plan} names={names} checked={checked} />
          ))}
        </ul>
      </div>
      <datalist id="rollover-classes">
        {proposal.classrooms.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      {proposal.unplaced > 0 && (
        <Text size="sm" c="dimmed">
          {t('{{count}} students are in no class and stay as they are. Put them into a class first to move them too.', {
            count: proposal.unplaced,
            defaultValue_one:
              '{{count}} student is in no class and stays as it is. Put the student into a class first to move them too.',
          })}
        </Text>
      )}
    </div>
  )
}
