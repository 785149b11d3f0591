import type { BankQuestion } from '@lekta/shared/contract/assessment/bank'
import { useTranslation } from '@lekta/shared/i18n'

type QuestionKind = BankQuestion['kind']

/** Returns the names of what questions ask for. */
export function useKindNames(): Record<QuestionKind, string> {
  const { t } = useTranslation()
  return {
    verbatim: t('Verbatim'),
    paraphrase: t('Paraphrase'),
    inference: t('Inference'),
    interpretation: t('Interpretation'),
    evaluation: t('Evaluation'),
    vocabulary: t('Vocabulary'),
  }
}

/** Returns a function that names the form of a passage; forms that are not known here keep their English name. */
export function useFormName() {
  const { t } = useTranslation()
  const names: Record<string, string> = {
    story: t('Story'),
    poem: t('Poem'),
    dialogue: t('Dialogue'),
    notice: t('Notice'),
    instructions: t('Instructions'),
    letter: t('Letter'),
    news: t('News'),
    explanation: t('Explanation'),
    argument: t('Argument'),
  }
  return (form: string) => names[form] ?? form
}
