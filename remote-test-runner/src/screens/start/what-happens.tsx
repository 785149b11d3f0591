import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import { useTranslation } from '@lekta/shared/i18n'
import { type ComponentType, useId } from 'react'
import { questionsOf } from '../../reading/item-position'
import { ReadAloud } from '../../voice/read-aloud'
import { CalmPicture, ChoosePicture, ReadPicture, RestPicture } from './pictures'
import styles from './start.module.css'

// Most tests with single questions end when the measure is precise enough, which is after about two thirds of the texts at the earliest.
const fewest = (most: number) => Math.round((most * 2) / 3)

/** Minutes for a text, by the number of its questions. Some children need half as long, some twice as long. */
const minutesPerText = (questions: number) => (questions === 1 ? 1 : 1.2)

/** Returns the usual number of minutes for a test. */
const minutesFor = (texts: number, questions: number) =>
  Math.max(5, Math.round((texts * minutesPerText(questions)) / 5) * 5)

const Line = ({ picture: Picture, text }: { picture: ComponentType; text: string }) => {
  const id = useId()
  return (
    <li className={styles.line}>
      <Picture />
      <span id={id}>{text}</span>
      <ReadAloud sentence={text} of={id} />
    </li>
  )
}

/** Explains what will happen, in short lines with pictures. Each line can be read aloud. */
export const WhatHappens = ({ test }: { test: AssignedTest }) => {
  const { t } = useTranslation()
  const { max_items, max_passages: most = max_items, max_skips: skips } = test
  const questions = questionsOf(test)
  const minutes = minutesFor(most, questions)
  return (
    <ul className={styles.lines}>
      {questions === 1 ? (
        <>
          <Line
            picture={ReadPicture}
            text={t('You will read {{from}}–{{to}} short texts.', { from: fewest(most), to: most })}
          />
          <Line
            picture={ChoosePicture}
            text={t('Pick the best answer. Is a text too hard? You can skip up to {{skips}}.', { skips })}
          />
        </>
      ) : (
        <>
          <Line
            picture={ReadPicture}
            text={t('You will read up to {{count}} short texts. Each has two questions.', { count: most })}
          />
          <Line
            picture={ChoosePicture}
            text={t('Pick the best answers. Is a question too hard? You can skip up to {{skips}}.', { skips })}
          />
        </>
      )}
      <Line
        picture={RestPicture}
        text={t('Are you tired? Press Pause and rest. You can continue where you stopped.')}
      />
      <Line
        picture={CalmPicture}
        text={t('Take your time. There is no clock. It takes about {{minutes}} minutes. Longer is fine too.', {
          minutes,
        })}
      />
    </ul>
  )
}
