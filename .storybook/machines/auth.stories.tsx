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
import { PortError } from '../../packages/machines/src/port/errors/port-error.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { AuthView } from './views/auth-view.tsx'

export default { title: 'Machines/Auth' } satisfies Meta

const subject = createSubject<typeof authMachine, AuthPorts>(authMachine, authFixtures)
const sara = { id: 'u1', email: 'sara@example.com', labels: [] }
const entry = { email: 'sara@example.com', password: new Secret('open sesame') }
const offline = new PortError('network', 'offline')

export const Playground = playground(subject, AuthView)

export const Scenarios = scenarios(subject, [
  {
    spec: ['4.2'],
    en: 'Authentication is unknown (loading), then signed in or not.',
    ar: 'حالة الدخول مجهولة أثناء التحميل، ثم يتبيّن أن الزائر مسجَّل أو غير مسجَّل.',
    run: async (driver) => {
      await expect(selectAuthStatus(driver.snapshot)).toBe('unknown')
      await driver.resolve('getAccount', sara)
      await expect(selectAuthStatus(driver.snapshot)).toBe('signedIn')
    },
  },
  {
    spec: ['8.1'],
    en: 'A first check that fails with a network failure shows the connection banner.',
    ar: 'إن أخفق الفحص الأول لانقطاع الشبكة ظهر شريط تعذّر الاتصال.',
    run: async (driver) => {
      await driver.reject('getAccount', offline)
      await expect(selectConnectionFailed(driver.snapshot)).toBe(true)
      await expect(selectAuthStatus(driver.snapshot)).toBe('signedOut')
    },
  },
  {
    spec: ['8.1'],
    en: 'Other failures mean no session.',
    ar: 'أي إخفاق آخر يعني أنه لا توجد جلسة.',
    run: async (driver) => {
      await driver.reject('getAccount', new PortError('auth', 'no session'))
      await expect(selectAuthStatus(driver.snapshot)).toBe('signedOut')
      await expect(selectConnectionFailed(driver.snapshot)).toBe(false)
    },
  },
  {
    en: 'Sign in: both fields are required.',
    ar: 'تسجيل الدخول: كلا الحقلين مطلوب.',
    run: async (driver) => {
      await driver.resolve('getAccount', null)
      await driver.send({ type: 'auth.signIn', ...entry, password: new Secret('') })
      await expect(selectAuthFailure(driver.snapshot)).toBe('fields-required')
      await expect(driver.held).toEqual([])
    },
  },
  {
    spec: ['4.3'],
    en: 'Signing in makes a session; the name with a score is the part of the email before the at sign.',
    ar: 'تسجيل الدخول يُنشئ جلسة، والاسم المرافق للنتيجة هو ما قبل علامة @ في البريد.',
    run: async (driver) => {
      await driver.resolve('getAccount', null)
      await driver.send({ type: 'auth.signIn', ...entry })
      await driver.resolve('createSession')
      await driver.resolve('getAccount', sara)
      await expect(driver.emitted).toEqual([{ type: 'signedIn', user: sara, fresh: true }])
      await expect(selectUserName(driver.snapshot)).toBe('sara')
    },
  },
  {
    spec: ['8.2'],
    en: '“Failed to sign in. Please check your credentials.”',
    ar: '«تعذّر تسجيل الدخول. تحقّق من بياناتك.»',
    run: async (driver) => {
      await driver.resolve('getAccount', null)
      await driver.send({ type: 'auth.signIn', ...entry })
      await driver.reject('createSession', new PortError('auth', 'invalid credentials'))
      await expect(selectAuthFailure(driver.snapshot)).toBe('sign-in')
    },
  },
  {
    spec: ['8.4'],
    en: 'Sign up: the password must be at least 8 characters.',
    ar: 'إنشاء الحساب: كلمة المرور 8 محارف على الأقل.',
    run: async (driver) => {
      await driver.resolve('getAccount', null)
      await driver.send({ type: 'auth.signUp', ...entry, password: new Secret('short') })
      await expect(selectAuthFailure(driver.snapshot)).toBe('password-too-short')
    },
  },
  {
    spec: ['4.3'],
    en: 'Sign up signs in straight after.',
    ar: 'إنشاء الحساب يتبعه تسجيل الدخول مباشرة.',
    run: async (driver) => {
      await driver.resolve('getAccount', null)
      await driver.send({ type: 'auth.signUp', ...entry })
      await driver.resolve('createAccount')
      await expect(driver.held).toEqual(['createSession'])
      await driver.resolve('createSession')
      await driver.resolve('getAccount', sara)
      await expect(selectAuthStatus(driver.snapshot)).toBe('signedIn')
      await expect(driver.snapshot.context.credentials).toBe(null)
    },
  },
  {
    spec: ['8.3'],
    en: '“Failed to sign up. This email may already be in use.”',
    ar: '«تعذّر إنشاء الحساب. قد يكون هذا البريد مستخدَمًا.»',
    run: async (driver) => {
      await driver.resolve('getAccount', null)
      await driver.send({ type: 'auth.signUp', ...entry })
      await driver.reject('createAccount', new PortError('conflict', 'taken'))
      await expect(selectAuthFailure(driver.snapshot)).toBe('sign-up')
    },
  },
  {
    spec: ['4.3'],
    en: 'Sign out deletes the current session.',
    ar: 'تسجيل الخروج يحذف الجلسة الحالية.',
    run: async (driver) => {
      await driver.resolve('getAccount', sara)
      await driver.send({ type: 'auth.signOut' })
      await expect(driver.held).toEqual(['deleteSession'])
      await driver.resolve('deleteSession')
      await expect(selectAuthStatus(driver.snapshot)).toBe('signedOut')
    },
  },
])

export const EveryState = everyState(subject)
