import { AccountSettings } from '@lekta/shared/account-settings/account-settings'

export default function Setting() {
  return <AccountSettings />
}
