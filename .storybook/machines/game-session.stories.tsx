import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { gameSessionFixtures } from '../../packages/machines/src/game-session/game-session.fixtures.ts'
import {
  gameSessionMachine,
  selectFrameProblem,
  selectFrameState,
  selectGameSessionFailure,
  selectShouldPause,
  selectOffer,
  selectPendingScore,
  selectPlaying,
  type GameSessionPorts,
} from '../../packages/machines/src/game-session/index.ts'
import { PortError } from '../../packages/machines/src/port/port-error.ts'
import { subjectOf } from '../machine-stage/desk/subject.ts'
import { everyState, playground, specWalk } from '../machine-stage/stories.tsx'

export default { title: 'Machines/Game session', tags: ['!autodocs'] } satisfies Meta

const subject = subjectOf<typeof gameSessionMachine, GameSessionPorts>(
  gameSessionMachine,
  gameSessionFixtures,
)
const player = { id: 'u1', name: 'sara' }
const asPlayer = { gameId: 'zellige', player }

export const Playground = playground(subject)

export const Scenarios = specWalk(subject, [
  {
    en: 'The player shows the game once it is there.',
    ar: 'يعرض المشغّل اللعبة حين تصل.',
    walk: async (at) => {
      await expect(selectFrameState(at.snapshot)).toBe('loading')
      await at.send({ type: 'game.ready' })
      await expect(selectFrameState(at.snapshot)).toBe('ready')
    },
  },
  {
    en: 'A game that does not come is told of, and can be loaded again.',
    ar: 'إن لم تصل اللعبة قيل ذلك، وأمكن تحميلها من جديد.',
    walk: async (at) => {
      await at.advance(10_000)
      await expect(selectFrameState(at.snapshot)).toBe('slow')
      await at.advance(10_000)
      await expect(selectFrameProblem(at.snapshot)).toBe('late')
      await at.send({ type: 'game.retry' })
      await expect(at.emitted).toEqual([{ type: 'reload' }])
      await expect(selectFrameState(at.snapshot)).toBe('loading')
    },
  },
  {
    en: 'A game that misbehaves is put away, and can be loaded again.',
    ar: 'إن أساءت اللعبة التصرّف أُبعدت، وأمكن تحميلها من جديد.',
    walk: async (at) => {
      await at.send({ type: 'game.ready' })
      await at.send({ type: 'game.misbehaved' })
      await expect(selectFrameProblem(at.snapshot)).toBe('misbehaved')
      await at.send({ type: 'game.ready' })
      await expect(selectFrameState(at.snapshot)).toBe('broken')
      await at.send({ type: 'game.retry' })
      await expect(selectFrameState(at.snapshot)).toBe('loading')
    },
  },
  {
    en: 'A hidden tab holds the game.',
    ar: 'إخفاء التبويب يوقف اللعبة مؤقتًا.',
    walk: async (at) => {
      await at.send({ type: 'game.ready' })
      await at.send({ type: 'game.gameplay', on: true })
      await expect(selectPlaying(at.snapshot)).toBe(true)
      await at.send({ type: 'page.hidden' })
      await expect(selectShouldPause(at.snapshot)).toBe(true)
      await at.send({ type: 'page.visible' })
      await expect(selectShouldPause(at.snapshot)).toBe(false)
    },
  },
  {
    en: 'Signed-in users submit high scores.',
    ar: 'المسجَّلون يرسلون نتائجهم العالية.',
    input: asPlayer,
    walk: async (at) => {
      await at.send({ type: 'game.ready' })
      await at.send({ type: 'game.score', value: 120, final: true })
      await expect(selectOffer(at.snapshot)).toBe('offered')
      await at.send({ type: 'score.submit' })
      await expect(at.inputs('submit')).toEqual([
        { gameId: 'zellige', userId: 'u1', userName: 'sara', score: 120 },
      ])
      await at.resolve('submit', { recordId: 's1' })
      await expect(selectOffer(at.snapshot)).toBe('submitted')
    },
  },
  {
    en: 'A high score needs a signed-in user: a guest’s is kept while they sign in.',
    ar: 'النتيجة العالية تحتاج إلى مستخدم مسجَّل: وتُحفظ نتيجة الضيف ريثما يسجّل.',
    walk: async (at) => {
      await at.send({ type: 'game.ready' })
      await at.send({ type: 'game.score', value: 120, final: true })
      await expect(selectOffer(at.snapshot)).toBe('signInRequired')
      await at.send({ type: 'session.changed', player })
      await expect(selectOffer(at.snapshot)).toBe('offered')
      await expect(selectPendingScore(at.snapshot)).toBe(120)
    },
  },
  {
    en: 'A failure to submit keeps the score to try again with.',
    ar: 'إن تعذّر الإرسال بقيت النتيجة لمحاولة أخرى.',
    input: asPlayer,
    walk: async (at) => {
      await at.send({ type: 'game.ready' })
      await at.send({ type: 'game.score', value: 120, final: true })
      await at.send({ type: 'score.submit' })
      await at.reject('submit', new PortError('network', 'offline'))
      await expect(selectGameSessionFailure(at.snapshot)).toBe('submit-score')
      await expect(selectPendingScore(at.snapshot)).toBe(120)
    },
  },
])

export const EveryState = everyState(subject)
