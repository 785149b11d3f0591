import { AccountSettings } from '@lekta/shared/account-settings/account-settings'
import { SchoolSections } from './school-sections'

export default function Setting() {
  return (
    <AccountSettings>
      <SchoolSections />
    </AccountSettings>
  )
}
