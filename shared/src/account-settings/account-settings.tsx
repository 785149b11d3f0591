import { useProfile } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { useSearchParams } from '@lekta/shared/routing'
import { LoadingSkeleton, PageHeader, Skeleton, Tabs } from '@lekta/shared/ui'
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

const tabNames = ['you', 'school', 'children', 'notifications', 'security'] as const
type TabName = (typeof tabNames)[number]

/** Returns the open tab, which is stored in the address, and a function that opens another. */
function useTab(offered: readonly TabName[]) {
  const [params, setParams] = useSearchParams()
  const tab = offered.find((name) => name === params.get('tab')) ?? 'you'
  const open = (name: string | null) => setParams(name && name !== 'you' ? { tab: name } : {}, { replace: true })
  return { tab, open }
}

const YouSections = ({ profile }: { profile: Profile }) => {
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
    </>
  )
}

const SecuritySections = ({ profile }: { profile: Profile }) => (
  <>
    <PasswordSection profile={profile} />
    <SessionsSection />
    <ConsentSection />
    <ExportSection id={profile.id} />
    <DeleteAccountSection profile={profile} />
  </>
)

/** What others see, what the area adds, notifications and security, each in a tab. All keep what was entered. */
const GrownUpTabs = ({ profile, children }: { profile: Profile; children: ReactNode }) => {
  const { t } = useTranslation()
  // A parent's own sections are about the children.
  const areaTab = profile.roles[0] === 'parent' ? 'children' : 'school'
  const offered = tabNames.filter((name) =>
    name === 'school' || name === 'children' ? children && name === areaTab : true,
  )
  const { tab, open } = useTab(offered)
  const labels = {
    you: t('You'),
    school: t('School'),
    children: t('Children'),
    notifications: t('Notifications'),
    security: t('Security'),
  } as const
  const sections: Readonly<Record<TabName, ReactNode>> = {
    you: <YouSections profile={profile} />,
    school: children,
    children,
    notifications: <NotificationSection />,
    security: <SecuritySections profile={profile} />,
  }
  return (
    <Tabs value={tab} onChange={open}>
      <Tabs.List mb="md" aria-label={t('Settings')}>
        {offered.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {labels[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {offered.map((name) => (
        <Tabs.Panel key={name} value={name}>
          <div className={styles.page}>{sections[name]}</div>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/**
 * The settings of the user's account. An area can add further `SettingsSection`s as `children`: adults see them in a tab
 * of their own, which is named after the school or a parent's children.
 */
export default function AccountSettings({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('Settings')} subtitle={t('Your account and preferences')} />
      <QueryContent query={useProfile()} skeleton={<SettingsSkeleton />}>
        {(profile) => (
          <UnsavedGuard>
            {profile.roles[0] === 'child' ? (
              <div className={styles.page}>
                <ChildSections profile={profile} />
                {children}
              </div>
            ) : (
              <GrownUpTabs profile={profile}>{children}</GrownUpTabs>
            )}
          </UnsavedGuard>
        )}
      </QueryContent>
    </>
  )
}
