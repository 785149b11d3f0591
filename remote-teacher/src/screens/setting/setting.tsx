import { AccountSettings } from '@lekta/shared/screens/account-settings/account-settings'

export default function Setting() {
  return <AccountSettings />
}
