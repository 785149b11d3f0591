import { initializeApp } from 'firebase/app'
import { getMessaging } from 'firebase/messaging/sw'

// Firebase's library shows pushes while no page of the portal is visible, and opens their page on a click.
initializeApp(Object.fromEntries(new URL(location.href).searchParams))
getMessaging()
