import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  highScoresFixtures,
  unsortedScores,
} from '../../packages/machines/src/high-scores/high-scores.fixtures.ts'
import {
  highScoresMachine,
  selectScores,
  selectScoresFailure,
  selectScoresReady,
  type HighScoresPorts,
} from '../../packages/machines/src/high-scores/index.ts'
import { PortError } from '../../packages/machines/src/port/port-error.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default { title: 'Machines/High scores', tags: ['!autodocs'] } satisfies Meta

const subject = subjectOf<typeof highScoresMachine, HighScoresPorts>(highScoresMachine, highScoresFixtures)
const down = new PortError('server', 'down')

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'High scores are listed ordered by score descending.',
    ar: 'تُعرض أعلى النتائج مرتّبة تنازليًا.',
    walk: async (at) => {
      await at.send({ type: 'scores.load' })
      await expect(at.held).toEqual(['listOrdered'])
      await at.resolve('listOrdered', unsortedScores)
      await expect(selectScores(at.snapshot).map(({ score }) => score)).toEqual([900, 200, 200])
    },
  },
  {
    en: 'On failure retry without ordering and sort locally.',
    ar: 'عند الإخفاق تُطلب من دون ترتيب وتُرتَّب هنا.',
    walk: async (at) => {
      await at.send({ type: 'scores.load' })
      await at.reject('listOrdered', down)
      await expect(at.held).toEqual(['listUnordered'])
      await at.resolve('listUnordered', unsortedScores)
      await expect(selectScores(at.snapshot).map(({ score }) => score)).toEqual([900, 200, 200])
    },
  },
  {
    en: 'No answer within 30 s is a failure too: retry without ordering.',
    ar: 'وانقضاء 30 ثانية بلا جواب إخفاق أيضًا: تُطلب من دون ترتيب.',
    walk: async (at) => {
      await at.send({ type: 'scores.load' })
      await at.advance(30_000)
      await expect(at.held).toEqual(['listUnordered'])
    },
  },
  {
    en: '“Failed to fetch high scores…”',
    ar: '«تعذّر جلب أعلى النتائج…»',
    walk: async (at) => {
      await at.send({ type: 'scores.load' })
      await at.reject('listOrdered', down)
      await at.reject('listUnordered', down)
      await expect(selectScoresFailure(at.snapshot)).toBe('load')
    },
  },
  {
    en: '“No high scores yet. Be the first!”: a board that is known to be empty.',
    ar: '«لا نتائج بعد. كن الأول!»: لوحة نعلم أنها فارغة.',
    walk: async (at) => {
      await expect(selectScoresReady(at.snapshot)).toBe(false)
      await at.send({ type: 'scores.load' })
      await at.resolve('listOrdered', [])
      await expect(selectScoresReady(at.snapshot)).toBe(true)
      await expect(selectScores(at.snapshot)).toEqual([])
    },
  },
  {
    en: 'After a submission the list is reloaded; what was shown stays meanwhile.',
    ar: 'بعد إرسال نتيجة يُعاد تحميل القائمة، ويبقى المعروض إلى حينه.',
    walk: async (at) => {
      await at.send({ type: 'scores.load' })
      await at.resolve('listOrdered', unsortedScores)
      await at.send({ type: 'scores.load' })
      await expect(at.held).toEqual(['listOrdered'])
      await expect(selectScores(at.snapshot)).toHaveLength(3)
    },
  },
])

export const EveryState = everyState(subject)
