import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { erasureFixtures } from '../../packages/machines/src/erasure/erasure.fixtures.ts'
import {
  erasureMachine,
  selectErasureProgress,
  selectErasureStatus,
  selectRefused,
  type ErasurePorts,
  type StoredRecord,
} from '../../packages/machines/src/erasure/index.ts'
import { PortError } from '../../packages/machines/src/port/errors/port-error.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { ErasureView } from './views/erasure-view.tsx'

export default { title: 'Machines/Erasure' } satisfies Meta

const subject = createSubject<typeof erasureMachine, ErasurePorts>(erasureMachine, erasureFixtures)
const favorite: StoredRecord = { kind: 'favorite', id: 'f1' }
const score: StoredRecord = { kind: 'score', id: 's1' }
const input = { userId: 'u1' }

export const Playground = playground(subject, ErasureView)

export const Scenarios = scenarios(subject, [
  {
    en: 'Records are deleted one by one, then checked for any that are left.',
    ar: 'يُحذف المحفوظ قطعة قطعة، ثم يُنظر هل بقي شيء.',
    input,
    run: async (driver) => {
      await driver.send({ type: 'erasure.start' })
      await driver.resolve('listRecords', [favorite])
      await driver.resolve('removeRecord')
      await driver.resolve('listRecords', [])
      await expect(selectErasureStatus(driver.snapshot)).toBe('finished')
      await expect(selectErasureProgress(driver.snapshot).removed).toBe(1)
    },
  },
  {
    en: 'Records that the server keeps are counted, and the rest are deleted.',
    ar: 'ما يُبقيه الخادم يُعدّ، ويُحذف الباقي.',
    input,
    run: async (driver) => {
      await driver.send({ type: 'erasure.start' })
      await driver.resolve('listRecords', [score, favorite])
      await driver.reject('removeRecord', new PortError('permission', 'immutable'))
      await driver.resolve('removeRecord')
      await driver.resolve('listRecords', [score])
      await expect(selectErasureStatus(driver.snapshot)).toBe('finished')
      await expect(selectRefused(driver.snapshot)).toEqual([score])
    },
  },
  {
    en: 'It can be stopped, and then nothing more is deleted.',
    ar: 'يمكن إيقافه، فلا يُحذف شيء بعد ذلك.',
    input,
    run: async (driver) => {
      await driver.send({ type: 'erasure.start' })
      await driver.resolve('listRecords', [favorite, score])
      await driver.send({ type: 'erasure.stop' })
      await expect(driver.held).toEqual([])
      await expect(selectErasureStatus(driver.snapshot)).toBe('stopped')
    },
  },
])

export const EveryState = everyState(subject)
