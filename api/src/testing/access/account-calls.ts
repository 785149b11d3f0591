import { defaultReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { PASSWORD } from '../factories/people'
import { contactForm, type ForeignCalls, GOOD_PASSWORD, picture, registration } from './foreign-call'

/** Calls about the caller’s own account: login, registration, profile, settings, notifications. */
export const accountCalls = {
  loginMaster: ({ schoolAccount }) => [
    { input: { body: { username: schoolAccount.username, password: 'wrong' } }, status: 401 },
  ],
  loginUsername: ({ child }) => [{ input: { body: { username: child.username, password: 'wrong' } }, status: 401 }],
  loginId: ({ child }) => [{ input: { body: { id: child.id } }, status: 404 }],
  backFromChild: () => [{ input: { body: { password: PASSWORD } }, status: 200 }],
  logout: () => [{ input: { body: {} }, status: 200 }],
  profileMe: () => [{ status: 200 }],
  checkSetupCode: () => [{ input: { body: { code: 'made-up' } }, status: 404 }],
  setUp: () => [
    {
      input: {
        body: { code: 'made-up', name: 'A stranger', username: 'stranger', password: GOOD_PASSWORD, language: 'en' },
      },
      status: 404,
    },
  ],
  readingWays: () => [{ status: 200 }],
  keepReadingWays: () => [
    { input: { body: { ...defaultReadingSettings, size: 'large' } }, status: 200, writesOwnAccount: true },
  ],
  sendMessage: ({ mark }) => [{ input: { body: { ...contactForm, message: mark, website: mark } }, status: 400 }],
  registerParent: ({ child: { username } }) => [{ input: { body: { ...registration, username } }, status: 400 }],
  confirmEmail: () => [{ input: { body: { token: 'made-up' } }, status: 404 }],
  forgotPassword: () => [{ input: { body: { email: contactForm.email } }, status: 200 }],
  checkPasswordLink: () => [{ input: { params: { id: 'made-up' } }, status: 404 }],
  changePassword: () => [{ input: { params: { id: 'made-up' }, body: { password: GOOD_PASSWORD } }, status: 404 }],
  changePasswordBypass: ({ child: { username } }) => [
    { input: { body: { username, token: 'made-up', password: GOOD_PASSWORD } }, status: 404 },
  ],
  createPasswordLink: ({ child }) => [{ input: { params: { id: child.id } }, status: 404 }],
  createTeacherPasswordLink: ({ accounts }) => [{ input: { params: { id: accounts.teacher.id } }, status: 404 }],
  editMe: () => [{ input: { body: { language: 'id' } }, status: 200 }],
  sendConfirmation: () => [{ status: 200 }],
  cancelEmailChange: () => [{ status: 200 }],
  uploadAvatar: () => [{ input: { file: picture }, status: 200 }],
  removeAvatar: () => [{ status: 200 }],
  changeMyPassword: () => [{ input: { body: { current: PASSWORD, password: GOOD_PASSWORD } }, status: 200 }],
  mySessions: () => [{ status: 200 }],
  endMySession: ({ sessionId }) => [{ input: { params: { id: sessionId } }, status: 404 }],
  endMyOtherSessions: () => [{ status: 200 }],
  chooseFirstPassword: () => [{ input: { body: { password: 'rain on tin roofs' } }, status: 409, owner: 409 }],
  notifications: ({ mark }) => [
    { input: { query: { showAll: true } }, status: 200 },
    { input: { query: { q: mark, showAll: true } }, status: 200 },
  ],
  notificationsRead: ({ notification }) => [{ input: { query: { id: notification.id } }, status: 404 }],
  notificationStream: () => [{ status: 200 }],
  pushDevice: () => [{ input: { body: { token: 'a new browser' } }, status: 200 }],
  forgetPushDevice: () => [{ input: { body: { token: 'an unknown browser' } }, status: 200 }],
  notificationChoices: () => [{ status: 200 }],
  chooseNotification: () => [{ input: { body: { jenis: 'seat', push: false, mail: true } }, status: 200 }],
  erasurePreview: ({ student }) => [{ input: { query: { ids: String(student.id) } }, status: 404, admin: 200 }],
  requestErasure: ({ student: { id, name } }) => [
    // Without a note an admin may not request it.
    { input: { body: { ids: [id], confirm: name } }, status: 404, admin: 400 },
  ],
  cancelErasure: ({ student }) => [{ input: { body: { ids: [student.id] } }, status: 404, admin: 409, owner: 409 }],
  cancelErasureByLink: () => [{ input: { body: { token: 'made-up' } }, status: 404 }],
  askErasure: ({ child }) => [{ input: { params: { id: child.id } }, status: 404 }],
  openErasures: () => [{ status: 200 }],
  erasures: ({ mark }) => [{ input: { query: { q: mark } }, status: 200 }],
} satisfies Partial<ForeignCalls>
