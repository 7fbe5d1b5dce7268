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
import { PortError } from '../../packages/machines/src/port/port-error.ts'
import { Secret } from '../../packages/machines/src/internal/secret.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default { title: 'Machines/Account', tags: ['!autodocs'] } satisfies Meta

const subject = subjectOf<typeof accountMachine, AccountPorts>(accountMachine, accountFixtures)
const profile = { name: '', email: 'sara@example.com', createdAt: '2026-01-01T00:00:00.000+00:00' }
const passwords = {
  oldPassword: new Secret('open sesame'),
  password: new Secret('another sesame'),
}

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'The account is read first; when that fails, it can be read again.',
    ar: 'يُقرأ الحساب أولًا، فإن تعذّر ذلك أُعيدت القراءة.',
    walk: async (at) => {
      await at.reject('getProfile', new PortError('network', 'offline'))
      await expect(selectAccountStatus(at.snapshot)).toBe('loadFailed')
      await at.send({ type: 'account.reload' })
      await at.resolve('getProfile', profile)
      await expect(selectAccountStatus(at.snapshot)).toBe('ready')
    },
  },
  {
    en: 'A name is stored, and told.',
    ar: 'يُحفظ الاسم، ويُقال ذلك.',
    walk: async (at) => {
      await at.resolve('getProfile', profile)
      await at.send({ type: 'account.rename', name: 'Huda' })
      await at.resolve('rename')
      await expect(selectProfile(at.snapshot)?.name).toBe('Huda')
      await expect(selectAccountDone(at.snapshot)).toBe('rename')
    },
  },
  {
    en: 'A wrong old password is told, and nothing changes.',
    ar: 'كلمة المرور الحالية الخاطئة تُقال، ولا يتغير شيء.',
    walk: async (at) => {
      await at.resolve('getProfile', profile)
      await at.send({ type: 'account.changePassword', ...passwords })
      await at.resolve('changePassword', 'wrong-password')
      await expect(selectAccountFailure(at.snapshot)).toBe('password-wrong')
    },
  },
  {
    en: 'Closing the account ends it here.',
    ar: 'إغلاق الحساب ينهيه هنا.',
    walk: async (at) => {
      await at.resolve('getProfile', profile)
      await at.send({ type: 'account.close' })
      await at.resolve('closeAccount')
      await expect(selectAccountStatus(at.snapshot)).toBe('signedOut')
      await expect(selectProfile(at.snapshot)).toBe(null)
    },
  },
])

export const EveryState = everyState(subject)
