import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { authFixtures } from '../../packages/machines/src/auth/auth.fixtures.ts'
import {
  authMachine,
  Secret,
  selectAuthFailure,
  selectAuthStatus,
  selectConnectionFailed,
  selectUserName,
  type AuthPorts,
} from '../../packages/machines/src/auth/index.ts'
import { PortError } from '../../packages/machines/src/port/port-error.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default { title: 'Machines/Auth', tags: ['!autodocs'] } satisfies Meta

const subject = subjectOf<typeof authMachine, AuthPorts>(authMachine, authFixtures)
const sara = { id: 'u1', email: 'sara@example.com', labels: [] }
const entry = { email: 'sara@example.com', password: new Secret('open sesame') }
const offline = new PortError('network', 'offline')

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'Authentication is unknown (loading), then signed in or not.',
    ar: 'حالة الدخول مجهولة أثناء التحميل، ثم يتبيّن أن الزائر مسجَّل أو غير مسجَّل.',
    walk: async (at) => {
      await expect(selectAuthStatus(at.snapshot)).toBe('unknown')
      await at.resolve('getAccount', sara)
      await expect(selectAuthStatus(at.snapshot)).toBe('signedIn')
    },
  },
  {
    en: 'A first check that fails with a network failure shows the connection banner.',
    ar: 'إن أخفق الفحص الأول لانقطاع الشبكة ظهر شريط تعذّر الاتصال.',
    walk: async (at) => {
      await at.reject('getAccount', offline)
      await expect(selectConnectionFailed(at.snapshot)).toBe(true)
      await expect(selectAuthStatus(at.snapshot)).toBe('signedOut')
    },
  },
  {
    en: 'Other failures mean no session.',
    ar: 'أي إخفاق آخر يعني أنه لا توجد جلسة.',
    walk: async (at) => {
      await at.reject('getAccount', new PortError('auth', 'no session'))
      await expect(selectAuthStatus(at.snapshot)).toBe('signedOut')
      await expect(selectConnectionFailed(at.snapshot)).toBe(false)
    },
  },
  {
    en: 'Sign in: both fields are required.',
    ar: 'تسجيل الدخول: كلا الحقلين مطلوب.',
    walk: async (at) => {
      await at.resolve('getAccount', null)
      await at.send({ type: 'auth.signIn', ...entry, password: new Secret('') })
      await expect(selectAuthFailure(at.snapshot)).toBe('fields-required')
      await expect(at.held).toEqual([])
    },
  },
  {
    en: 'Signing in makes a session; the name with a score is the part of the email before the at sign.',
    ar: 'تسجيل الدخول يُنشئ جلسة، والاسم المرافق للنتيجة هو ما قبل علامة @ في البريد.',
    walk: async (at) => {
      await at.resolve('getAccount', null)
      await at.send({ type: 'auth.signIn', ...entry })
      await at.resolve('createSession')
      await at.resolve('getAccount', sara)
      await expect(at.emitted).toEqual([{ type: 'signedIn', user: sara, fresh: true }])
      await expect(selectUserName(at.snapshot)).toBe('sara')
    },
  },
  {
    en: '“Failed to sign in. Please check your credentials.”',
    ar: '«تعذّر تسجيل الدخول. تحقّق من بياناتك.»',
    walk: async (at) => {
      await at.resolve('getAccount', null)
      await at.send({ type: 'auth.signIn', ...entry })
      await at.reject('createSession', new PortError('auth', 'invalid credentials'))
      await expect(selectAuthFailure(at.snapshot)).toBe('sign-in')
    },
  },
  {
    en: 'Sign up: the password must be at least 8 characters.',
    ar: 'إنشاء الحساب: كلمة المرور 8 محارف على الأقل.',
    walk: async (at) => {
      await at.resolve('getAccount', null)
      await at.send({ type: 'auth.signUp', ...entry, password: new Secret('short') })
      await expect(selectAuthFailure(at.snapshot)).toBe('password-too-short')
    },
  },
  {
    en: 'Sign up signs in straight after.',
    ar: 'إنشاء الحساب يتبعه تسجيل الدخول مباشرة.',
    walk: async (at) => {
      await at.resolve('getAccount', null)
      await at.send({ type: 'auth.signUp', ...entry })
      await at.resolve('createAccount')
      await expect(at.held).toEqual(['createSession'])
      await at.resolve('createSession')
      await at.resolve('getAccount', sara)
      await expect(selectAuthStatus(at.snapshot)).toBe('signedIn')
      await expect(at.snapshot.context.credentials).toBe(null)
    },
  },
  {
    en: '“Failed to sign up. This email may already be in use.”',
    ar: '«تعذّر إنشاء الحساب. قد يكون هذا البريد مستخدَمًا.»',
    walk: async (at) => {
      await at.resolve('getAccount', null)
      await at.send({ type: 'auth.signUp', ...entry })
      await at.reject('createAccount', new PortError('conflict', 'taken'))
      await expect(selectAuthFailure(at.snapshot)).toBe('sign-up')
    },
  },
  {
    en: 'Sign out deletes the current session.',
    ar: 'تسجيل الخروج يحذف الجلسة الحالية.',
    walk: async (at) => {
      await at.resolve('getAccount', sara)
      await at.send({ type: 'auth.signOut' })
      await expect(at.held).toEqual(['deleteSession'])
      await at.resolve('deleteSession')
      await expect(selectAuthStatus(at.snapshot)).toBe('signedOut')
    },
  },
])

export const EveryState = everyState(subject)
