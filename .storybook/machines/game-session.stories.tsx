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
import { PortError } from '../../packages/machines/src/port/errors/port-error.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { GameSessionView } from './views/game-session-view.tsx'

export default { title: 'Machines/Game session' } satisfies Meta

const subject = createSubject<typeof gameSessionMachine, GameSessionPorts>(
  gameSessionMachine,
  gameSessionFixtures,
)
const player = { id: 'u1', name: 'sara' }
const asPlayer = { gameId: 'zellige', player }

export const Playground = playground(subject, GameSessionView)

export const Scenarios = scenarios(subject, [
  {
    en: 'The player shows the game once it has loaded.',
    ar: 'يعرض المشغّل اللعبة حين تصل.',
    run: async (driver) => {
      await expect(selectFrameState(driver.snapshot)).toBe('loading')
      await driver.send({ type: 'game.ready' })
      await expect(selectFrameState(driver.snapshot)).toBe('ready')
    },
  },
  {
    en: 'A game that fails to load is reported, and can be reloaded.',
    ar: 'إن لم تصل اللعبة قيل ذلك، وأمكن تحميلها من جديد.',
    run: async (driver) => {
      await driver.advance(10_000)
      await expect(selectFrameState(driver.snapshot)).toBe('slow')
      await driver.advance(10_000)
      await expect(selectFrameProblem(driver.snapshot)).toBe('late')
      await driver.send({ type: 'game.retry' })
      await expect(driver.emitted).toEqual([{ type: 'reload' }])
      await expect(selectFrameState(driver.snapshot)).toBe('loading')
    },
  },
  {
    en: 'A game that misbehaves is closed, and can be reloaded.',
    ar: 'إن أساءت اللعبة التصرّف أُبعدت، وأمكن تحميلها من جديد.',
    run: async (driver) => {
      await driver.send({ type: 'game.ready' })
      await driver.send({ type: 'game.misbehaved' })
      await expect(selectFrameProblem(driver.snapshot)).toBe('misbehaved')
      await driver.send({ type: 'game.ready' })
      await expect(selectFrameState(driver.snapshot)).toBe('broken')
      await driver.send({ type: 'game.retry' })
      await expect(selectFrameState(driver.snapshot)).toBe('loading')
    },
  },
  {
    en: 'A hidden tab pauses the game.',
    ar: 'إخفاء التبويب يوقف اللعبة مؤقتًا.',
    run: async (driver) => {
      await driver.send({ type: 'game.ready' })
      await driver.send({ type: 'game.gameplay', on: true })
      await expect(selectPlaying(driver.snapshot)).toBe(true)
      await driver.send({ type: 'page.hidden' })
      await expect(selectShouldPause(driver.snapshot)).toBe(true)
      await driver.send({ type: 'page.visible' })
      await expect(selectShouldPause(driver.snapshot)).toBe(false)
    },
  },
  {
    en: 'Signed-in users submit high scores.',
    ar: 'المسجَّلون يرسلون نتائجهم العالية.',
    input: asPlayer,
    run: async (driver) => {
      await driver.send({ type: 'game.ready' })
      await driver.send({ type: 'game.score', value: 120, final: true })
      await expect(selectOffer(driver.snapshot)).toBe('offered')
      await driver.send({ type: 'score.submit' })
      await expect(driver.inputs('submit')).toEqual([
        { gameId: 'zellige', userId: 'u1', userName: 'sara', score: 120 },
      ])
      await driver.resolve('submit', { recordId: 's1' })
      await expect(selectOffer(driver.snapshot)).toBe('submitted')
    },
  },
  {
    spec: ['8.11'],
    en: 'A high score needs a signed-in user: a guest’s score is kept while they log in.',
    ar: 'النتيجة العالية تحتاج إلى مستخدم مسجَّل: وتُحفظ نتيجة الضيف ريثما يسجّل.',
    run: async (driver) => {
      await driver.send({ type: 'game.ready' })
      await driver.send({ type: 'game.score', value: 120, final: true })
      await expect(selectOffer(driver.snapshot)).toBe('signInRequired')
      await driver.send({ type: 'session.changed', player })
      await expect(selectOffer(driver.snapshot)).toBe('offered')
      await expect(selectPendingScore(driver.snapshot)).toBe(120)
    },
  },
  {
    en: 'A failed submission keeps the score for a retry.',
    ar: 'إن تعذّر الإرسال بقيت النتيجة لمحاولة أخرى.',
    input: asPlayer,
    run: async (driver) => {
      await driver.send({ type: 'game.ready' })
      await driver.send({ type: 'game.score', value: 120, final: true })
      await driver.send({ type: 'score.submit' })
      await driver.reject('submit', new PortError('network', 'offline'))
      await expect(selectGameSessionFailure(driver.snapshot)).toBe('submit-score')
      await expect(selectPendingScore(driver.snapshot)).toBe(120)
    },
  },
])

export const EveryState = everyState(subject)
