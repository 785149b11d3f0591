import { useTranslation } from '@lekta/shared/i18n'
import { Button, Skeleton, Stack, Title } from '@lekta/shared/ui'
import { type ReactNode, useState } from 'react'
import { useForesight, useLater } from '../../later'
import { useReadingWays } from '../../reading/use-reading-ways'
import { useShownWays } from '../../reading/use-shown-ways'
import { useVoice } from '../../voice/use-voice'
import styles from './get-ready.module.css'
import { EarPicture, GlassesPicture, PencilPicture } from './pictures'

type Thing = 'practice' | 'ways' | 'sound'

/** What each of them needs, fetched when it is wanted. */
const loadParts = () =>
  Promise.all([import('../../practice/practice'), import('./try-ways'), import('../../voice/sound-check')]).then(
    ([{ Practice }, { TryWays }, { SoundCheck }]) => ({ Practice, TryWays, SoundCheck }),
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

const OnItsWay = ({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) => {
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

/** What a child may do before it starts, and need not: try a text, say how it likes to read, listen whether there is a voice. */
export const GetReady = ({ hasPractice }: { hasPractice: boolean }) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Thing | null>(null)
  const { part, isMissing, retry } = useLater(loadParts, open !== null)
  const { canSpeak } = useVoice('')
  const { ways, choose } = useReadingWays()
  const { shown, isFaceMissing } = useShownWays(ways)
  useForesight(loadParts)
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
        {open !== null && !part && <OnItsWay isMissing={isMissing} onRetry={retry} />}
        {open === 'practice' && part && <part.Practice ways={shown} />}
        {open === 'ways' && part && (
          <part.TryWays ways={ways} shown={shown} onChoose={choose} isFaceMissing={isFaceMissing} />
        )}
        {open === 'sound' && part && <part.SoundCheck />}
      </div>
    </section>
  )
}
