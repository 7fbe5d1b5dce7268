import type { Channels, PortalConnection } from '../../bridge/index.ts'
import type { Game, GameRun } from '../game.ts'
import { formatCompleted } from '../goals/goal-texts.ts'
import { createMedalIcon, createMedalRow, createMissionList } from '../goals/goal-views.ts'
import type { Goals } from '../goals/goals.ts'
import { getMedal } from '../goals/medals.ts'
import { formatNumber } from '../language.ts'
import type { Locale } from '../language.ts'
import { h } from '../shell/dom.ts'
import {
  createGameOverScreen,
  createPausedScreen,
  createSoundSwitches,
  createTitleScreen,
} from '../shell/game-screens.ts'
import { messages as allMessages } from '../shell/messages.ts'
import type { createScreen } from '../shell/screen.ts'
import type { Variant } from '../variant.ts'
import type { Phase, PhaseEvent } from './phase.ts'
import type { createProgressTracker } from './progress.ts'
import type { createRuns, ResumedRun } from './runs.ts'

interface PhaseScreensOptions {
  game: Game
  variant: Variant
  locale: Locale
  goals: Goals
  progress: ReturnType<typeof createProgressTracker>
  portal: PortalConnection | null
  resumed: ResumedRun | null
  runs: ReturnType<typeof createRuns>
  getChannels: () => Channels
  /** Turns music and effects on or off. */
  setChannels: (channels: Channels) => void
  announce: (text: string) => void
  startMode: (free: boolean) => void
  send: (event: PhaseEvent) => void
}
type Screen = ReturnType<typeof createScreen>

/** Creates the function that returns the screen of a phase, or null while the game is played. */
export function createPhaseScreens(options: PhaseScreensOptions): (phase: Phase) => Screen | null {
  const {
    game,
    variant,
    locale,
    goals,
    progress,
    portal,
    resumed,
    runs,
    getChannels,
    setChannels,
    announce,
    startMode,
    send,
  } = options
  const messages = allMessages[locale]
  const texts = game.texts[locale]
  const shared = { texts, locale, messages }
  const medals = game.getMedals?.(variant.level)

  const listSwitches = () =>
    createSoundSwitches(messages, game.music ? ['music', 'effects'] : ['effects'], getChannels, setChannels)
  const listMissions = () => goals.list(runs.current?.counts ?? {})
  const createGoalDetails = (points: number) => [
    createMissionList(listMissions(), shared),
    medals ? createMedalRow(medals, points, shared) : null,
  ]

  const createTitle = () =>
    createTitleScreen({
      messages,
      texts,
      asksMode: game.asksMode,
      details: createGoalDetails(progress.best),
      page: runs.current?.page,
      level: variant.number > 0 ? formatNumber(locale, variant.level) : null,
      best: progress.best > 0 ? formatNumber(locale, progress.best) : null,
      resumed: resumed && formatNumber(locale, resumed.run.state.score),
      onPlay: () => send('play'),
      onStartOver: () => startMode(false),
      onFree: () => startMode(true),
      switches: listSwitches(),
    })

  const createPaused = () =>
    createPausedScreen({
      messages,
      texts,
      // A free run counts towards nothing.
      details: runs.isFree ? [] : createGoalDetails(runs.current?.state.score ?? 0),
      isFree: runs.isFree,
      onResume: () => send('resume'),
      onStart: startMode,
      switches: listSwitches(),
    })

  /** Announces what the run achieved, and returns the medal to show. */
  const celebrate = (points: number): HTMLElement | null => {
    const medal = medals && getMedal(medals, points)
    const completed = listMissions()
      .filter(({ isDone }) => isDone)
      .map((mission) => formatCompleted(texts, locale, mission))
    const achieved = [...(medal ? [messages.medals[medal]] : []), ...completed]
    if (achieved.length > 0) announce(achieved.join('. '))
    if (!medal) return null
    const label = messages.medals[medal]
    return h('p', { class: 'shout' }, createMedalIcon(medal), h('span', {}, label))
  }

  const finishRun = ({ state, summarize, page }: GameRun) => {
    const newBest = progress.recordScore(state.score)
    portal?.score(state.score, true)
    return createGameOverScreen({
      messages,
      texts,
      details: [celebrate(state.score), ...createGoalDetails(state.score)],
      won: state.won === true,
      score: formatNumber(locale, state.score),
      best: formatNumber(locale, progress.best),
      newBest,
      summary: summarize(),
      page,
      onStart: startMode,
    })
  }

  return (phase) => {
    if (phase === 'title') return createTitle()
    if (phase === 'paused') return createPaused()
    const run = runs.current
    return phase === 'over' && run ? finishRun(run) : null
  }
}
