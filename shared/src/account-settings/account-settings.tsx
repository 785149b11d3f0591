import { useProfile } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { LoadingSkeleton, PageHeader, Skeleton } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import type { Profile } from '../contract/session'
import { ExportSection } from '../data-export/export-section'
import { QueryContent } from '../feedback/query-content'
import { UnsavedGuard } from '../forms/unsaved-guard'
import styles from './account-settings.module.css'
import { ConsentSection } from './consent-section'
import { DeleteAccountSection } from './delete-account-section'
import { EmailSection } from './email-section'
import { LanguageSection } from './language-section'
import { NotificationSection } from './notification-section'
import { PasswordSection } from './password-section'
import { PictureSection } from './picture-section'
import { ProfileSection } from './profile-section'
import { SessionsSection } from './sessions-section'

const SettingsSkeleton = () => (
  <LoadingSkeleton className={styles.page}>
    <Skeleton height={360} radius="lg" />
    <Skeleton height={190} radius="lg" />
    <Skeleton height={260} radius="lg" />
  </LoadingSkeleton>
)

/** The settings that a child may change. */
const ChildSections = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  return (
    <>
      <PictureSection profile={profile} text={t('Your teacher and your family see it next to your name.')} />
      <LanguageSection text={t('Choose the language you like to read.')} />
    </>
  )
}

/** First what others see, then what the area adds, then notifications and security. */
const GrownUpSections = ({ profile, children }: { profile: Profile; children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <>
      <ProfileSection profile={profile} />
      <EmailSection profile={profile} />
      <PictureSection
        profile={profile}
        text={t('Shown next to your name. Without a picture, we show your initials.')}
      />
      <LanguageSection text={t('For pages and e-mails.')} />
      {children}
      <NotificationSection />
      <PasswordSection profile={profile} />
      <SessionsSection />
      <ConsentSection />
      <ExportSection id={profile.id} />
      <DeleteAccountSection profile={profile} />
    </>
  )
}

/**
 * The settings of the user's account. An area can add further `SettingsSection`s as `children`; for adults they come
 * before notifications and security.
 */
export default function AccountSettings({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('Settings')} subtitle={t('Your account and preferences')} />
      <QueryContent query={useProfile()} skeleton={<SettingsSkeleton />}>
        {(profile) => (
          <UnsavedGuard>
            <div className={styles.page}>
              {profile.roles[0] === 'child' ? (
                <>
                  <ChildSections profile={profile} />
                  {children}
                </>
              ) : (
                <GrownUpSections profile={profile}>{children}</GrownUpSections>
              )}
            </div>
          </UnsavedGuard>
        )}
      </QueryContent>
    </>
  )
}
