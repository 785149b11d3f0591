import { brand } from '@lekta/shared/brand'
import { useMutation } from '@lekta/shared/client'
import { childContract } from '@lekta/shared/contract/people/child'
import type { LoginCard } from '@lekta/shared/contract/person'
import { BirthdayField, GradeField } from '@lekta/shared/forms/age-fields'
import { UsernameField } from '@lekta/shared/forms/exact-fields'
import { Form } from '@lekta/shared/forms/form'
import { FormCard } from '@lekta/shared/forms/form-card'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { LoginCards } from '@lekta/shared/login-cards/login-cards'
import { Link } from '@lekta/shared/routing'
import { Alert, Button, Checkbox, Group, Icon, Stack, Text, TextInput } from '@lekta/shared/ui'
import { orderPath } from '../../addresses'
import { ConsentText } from './consent-text'
import { RelationField } from './relation-field'

const blank = {
  name: '',
  preferred_name: '',
  username: '',
  grade: '',
  date_of_birth: '',
  relation: 'parent',
  consent: false,
}

/** Creates an account for a child without one. */
export const NewChildForm = ({ onAdded }: { onAdded: (card: LoginCard) => void }) => {
  const { t } = useTranslation()
  const [add] = useMutation(childContract.addChild)
  const form = useForm({
    body: childContract.addChild.body,
    initial: blank,
    send: async (body) => onAdded(await add({ body }).unwrap()),
  })
  return (
    <FormCard>
      <Form form={form} label={t('Add child')} action={t('Add child')}>
        <TextInput {...form.text('name')} label={t('Name')} autoComplete="off" />
        <TextInput
          {...form.text('preferred_name')}
          label={t('Preferred name (optional)')}
          description={t('What your child is called, if not by the first name. Shown on the login card.')}
          autoComplete="off"
        />
        <UsernameField
          {...form.text('username')}
          label={t('Username (optional)')}
          description={t('Your child logs in with this. If you leave it empty, we make one from the name.')}
        />
        <GradeField {...form.text('grade')} description={t('Helps us start at the right level.')} />
        <BirthdayField {...form.text('date_of_birth')} />
        <RelationField {...form.text('relation')} />
        <Checkbox
          {...form.tick('consent')}
          label={t('I am this child’s parent or guardian and agree to the storage of this data.')}
          description={
            <ConsentText>
              {t('We store the name, grade, date of birth and test results, only for you and your child.')}
            </ConsentText>
          }
        />
      </Form>
    </FormCard>
  )
}

/** The login card of a new child, shown once, and the next steps. */
export const Added = ({ card, onAgain }: { card: LoginCard; onAgain: () => void }) => {
  const { t, i18n } = useTranslation()
  return (
    <FormCard>
      <Stack gap="md">
        <Alert color="orange" icon={<Icon name="alert" />}>
          {t('You will only see this password once. Print it or write it down.')}
        </Alert>
        <LoginCards
          cards={[card]}
          kind="student"
          school={brand.name}
          language={i18n.language.startsWith('id') ? 'id' : 'en'}
        />
        <Text>{t('Next step: get a seat so your child can take the first test.')}</Text>
        <Group>
          <Button component={Link} to={orderPath()}>
            {t('See the plans')}
          </Button>
          <Button variant="default" leftSection={<Icon name="print" size={18} />} onClick={() => window.print()}>
            {t('Print the card')}
          </Button>
          <Button variant="default" leftSection={<Icon name="add" size={18} />} onClick={onAgain}>
            {t('Add another child')}
          </Button>
        </Group>
      </Stack>
    </FormCard>
  )
}
