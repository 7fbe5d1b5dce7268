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
import { PortError } from '../../packages/machines/src/port/port-error.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default { title: 'Machines/Erasure', tags: ['!autodocs'] } satisfies Meta

const subject = subjectOf<typeof erasureMachine, ErasurePorts>(erasureMachine, erasureFixtures)
const favorite: StoredRecord = { kind: 'favorite', id: 'f1' }
const score: StoredRecord = { kind: 'score', id: 's1' }
const input = { userId: 'u1' }

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'What is stored goes piece by piece, and then it looks whether anything is left.',
    ar: 'يُحذف المحفوظ قطعة قطعة، ثم يُنظر هل بقي شيء.',
    input,
    walk: async (at) => {
      await at.send({ type: 'erasure.start' })
      await at.resolve('listRecords', [favorite])
      await at.resolve('removeRecord')
      await at.resolve('listRecords', [])
      await expect(selectErasureStatus(at.snapshot)).toBe('finished')
      await expect(selectErasureProgress(at.snapshot).removed).toBe(1)
    },
  },
  {
    en: 'What the server keeps is counted, and the rest goes.',
    ar: 'ما يُبقيه الخادم يُعدّ، ويُحذف الباقي.',
    input,
    walk: async (at) => {
      await at.send({ type: 'erasure.start' })
      await at.resolve('listRecords', [score, favorite])
      await at.reject('removeRecord', new PortError('permission', 'immutable'))
      await at.resolve('removeRecord')
      await at.resolve('listRecords', [score])
      await expect(selectErasureStatus(at.snapshot)).toBe('finished')
      await expect(selectRefused(at.snapshot)).toEqual([score])
    },
  },
  {
    en: 'It can be stopped, and then nothing more goes.',
    ar: 'يمكن إيقافه، فلا يُحذف شيء بعد ذلك.',
    input,
    walk: async (at) => {
      await at.send({ type: 'erasure.start' })
      await at.resolve('listRecords', [favorite, score])
      await at.send({ type: 'erasure.stop' })
      await expect(at.held).toEqual([])
      await expect(selectErasureStatus(at.snapshot)).toBe('stopped')
    },
  },
])

export const EveryState = everyState(subject)
