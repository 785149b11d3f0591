import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, Icon } from '@lekta/shared/ui'
import ClassReport from '@lekta/staff/class-report/class-report'

/** Links the class report to the text analyser. */
const ToAnalyser = () => {
  const { t } = useTranslation()
  return (
    <Button component={Link} to="/teacher/analyse" variant="default" leftSection={<Icon name="search" size={18} />}>
      {t('Measure a text')}
    </Button>
  )
}

export default function Report() {
  return <ClassReport tools={<ToAnalyser />} />
}
