import { useTranslation } from '@lekta/shared/i18n'
import { Button, Skeleton, Stack, Title } from '@lekta/shared/ui'
import { type ReactNode, useState } from 'react'
import { useAppliedSettings } from '../../reading/settings/use-applied-settings'
import { useReadingSettings } from '../../reading/settings/use-reading-settings'
import { useLazyPart, usePrefetch } from '../../use-lazy-part'
import { useVoice } from '../../voice/use-voice'
import styles from './get-ready.module.css'
import { EarPicture, GlassesPicture, PencilPicture } from './pictures'

type Thing = 'practice' | 'ways' | 'sound'

/** Loads the code of all three parts. It is needed when one of them is opened. */
const loadParts = () =>
  Promise.all([import('../../practice/practice'), import('./try-settings'), import('../../voice/sound-check')]).then(
    ([{ Practice }, { TrySettings }, { SoundCheck }]) => ({ Practice, TrySettings, SoundCheck }),
  )

interface TileProps {
  name: string
  about: string
  picture: ReactNode
  isOpen: boolean
  onOpen: () => void
}

const Tile = ({ name, about, picture, isOpen, onOpen }: TileProps) => (
  <button className={styles.tile} type="button" aria-expanded={isOpen} aria-controls="get-ready" onClick={onOpen}>
    {picture}
    <b>{name}</b>
    <span>{about}</span>
  </button>
)

const LoadingPart = ({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) => {
  const { t } = useTranslation()
  if (!isMissing) return <Skeleton height={220} radius="md" />
  return (
    <Stack gap="sm" align="start">
      <span role="alert">{t('This needs the internet, but there is no connection right now.')}</span>
      <Button variant="default" onClick={onRetry}>
        {t('Try now')}
      </Button>
    </Stack>
  )
}

/** Optional preparations: try a text, choose reading settings, and check whether the device can read aloud. */
export const GetReady = ({ hasPractice, questions }: { hasPractice: boolean; questions: number }) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Thing | null>(null)
  const { part, isMissing, retry } = useLazyPart(loadParts, open !== null)
  const { canSpeak } = useVoice('')
  const { settings, choose } = useReadingSettings()
  const { shown, isFaceMissing } = useAppliedSettings(settings)
  usePrefetch(loadParts)
  const tile = (thing: Thing) => ({ isOpen: open === thing, onOpen: () => setOpen(open === thing ? null : thing) })
  return (
    <section className={styles.getReady} aria-labelledby="get-ready-heading">
      <Title order={2} size="h4" id="get-ready-heading">
        {hasPractice ? t('Want to warm up first?') : t('Before you continue')}
      </Title>
      <div className={styles.tiles}>
        {hasPractice && (
          <Tile
            {...tile('practice')}
            name={t('Try one text')}
            about={t('Just for practice.')}
            picture={<PencilPicture />}
          />
        )}
        <Tile
          {...tile('ways')}
          name={t('How I read')}
          about={t('Letters, colours, ruler')}
          picture={<GlassesPicture />}
        />
        {canSpeak && (
          <Tile
            {...tile('sound')}
            name={t('Can you hear it?')}
            about={t('A voice reads the instructions')}
            picture={<EarPicture />}
          />
        )}
      </div>
      <div id="get-ready" className={styles.opened} hidden={open === null}>
        {open !== null && !part && <LoadingPart isMissing={isMissing} onRetry={retry} />}
        {open === 'practice' && part && <part.Practice settings={shown} questions={questions} />}
        {open === 'ways' && part && (
          <part.TrySettings settings={settings} shown={shown} onChoose={choose} isFaceMissing={isFaceMissing} />
        )}
        {open === 'sound' && part && <part.SoundCheck />}
      </div>
    </section>
  )
}
