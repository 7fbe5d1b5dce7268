import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { accountFixtures } from '../../packages/machines/src/account/account.fixtures.ts'
import {
  accountMachine,
  selectAccountDone,
  selectAccountFailure,
  selectAccountStatus,
  selectProfile,
  type AccountPorts,
} from '../../packages/machines/src/account/index.ts'
import { PortError } from '../../packages/machines/src/port/errors/port-error.ts'
import { Secret } from '../../packages/machines/src/internal/secret.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { AccountView } from './views/account-view.tsx'

export default { title: 'Machines/Account' } satisfies Meta

const subject = createSubject<typeof accountMachine, AccountPorts>(accountMachine, accountFixtures)
const profile = { name: '', email: 'sara@example.com', createdAt: '2026-01-01T00:00:00.000+00:00' }
const passwords = {
  oldPassword: new Secret('open sesame'),
  password: new Secret('another sesame'),
}

export const Playground = playground(subject, AccountView)

export const Scenarios = scenarios(subject, [
  {
    en: 'The account is loaded first; a failed load can be retried.',
    ar: 'يُقرأ الحساب أولًا، فإن تعذّر ذلك أُعيدت القراءة.',
    run: async (driver) => {
      await driver.reject('getProfile', new PortError('network', 'offline'))
      await expect(selectAccountStatus(driver.snapshot)).toBe('loadFailed')
      await driver.send({ type: 'account.reload' })
      await driver.resolve('getProfile', profile)
      await expect(selectAccountStatus(driver.snapshot)).toBe('ready')
    },
  },
  {
    en: 'A saved name is confirmed.',
    ar: 'يُحفظ الاسم، ويُقال ذلك.',
    run: async (driver) => {
      await driver.resolve('getProfile', profile)
      await driver.send({ type: 'account.rename', name: 'Huda' })
      await driver.resolve('rename')
      await expect(selectProfile(driver.snapshot)?.name).toBe('Huda')
      await expect(selectAccountDone(driver.snapshot)).toBe('rename')
    },
  },
  {
    en: 'A wrong current password is reported, and nothing changes.',
    ar: 'كلمة المرور الحالية الخاطئة تُقال، ولا يتغير شيء.',
    run: async (driver) => {
      await driver.resolve('getProfile', profile)
      await driver.send({ type: 'account.changePassword', ...passwords })
      await driver.resolve('changePassword', 'wrong-password')
      await expect(selectAccountFailure(driver.snapshot)).toBe('password-wrong')
    },
  },
  {
    en: 'Closing the account ends the session here.',
    ar: 'إغلاق الحساب ينهيه هنا.',
    run: async (driver) => {
      await driver.resolve('getProfile', profile)
      await driver.send({ type: 'account.close' })
      await driver.resolve('closeAccount')
      await expect(selectAccountStatus(driver.snapshot)).toBe('signedOut')
      await expect(selectProfile(driver.snapshot)).toBe(null)
    },
  },
])

export const EveryState = everyState(subject)
