import { initializeApp } from 'firebase/app'
import { getMessaging } from 'firebase/messaging/sw'

// Firebase's library shows what is pushed while no page of the portal is in sight, and opens its page on a click.
initializeApp(Object.fromEntries(new URL(location.href).searchParams))
getMessaging()
