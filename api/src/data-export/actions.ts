import { type Language, type Plain, speak } from '../i18n/sentence'

/** What the actions of audit entries are called in exports. Other actions are written as they are stored. */
const actions: Readonly<Record<string, Plain>> = {
  'act as child': 'A parent’s device acted for the child',
  'back from child': 'A parent’s device stopped acting for the child',
  'child added': 'Child added by a parent',
  'child let go': 'Link ended by the parent',
  'data export asked': 'Copy of all data requested from the school',
  'data export downloaded': 'Copy of all data downloaded',
  'data exported': 'Copy of all data requested',
  'link approved': 'Link with a parent approved',
  'link asked': 'Link requested by a parent',
  'link declined': 'Link with a parent declined',
  'link ended': 'Link ended by the school',
  'link withdrawn': 'Link request withdrawn',
  'password link made': 'Link to choose a new password created',
  'report link made': 'Link to a report created',
  'report read': 'Report opened',
  'retake allowed': 'Test allowed again',
  'retake taken back': 'Permission to repeat a test withdrawn',
  'seat given': 'Seat given',
  'seat taken back': 'Seat taken back',
  'student added': 'Student added',
  'student archived': 'Student archived',
  'student edited': 'Student data changed',
  'student password renewed': 'New password generated',
  'student placed': 'Classrooms changed',
  'student restored': 'Student restored',
  'test given': 'Test planned',
  'test given at home': 'Home test started',
  'test taken back': 'Planned test withdrawn',
}

/** Returns the action of an audit entry in words. */
export function describeAction(action: string, language: Language): string {
  const sentence = actions[action]
  return sentence === undefined ? action : speak(sentence, language)
}
