import type { Channels, PortalConnection } from '../../bridge/index.ts'
import { watchPageActivity } from './watch-page-activity.ts'
import { createGameShell } from '../shell/game-shell.ts'
import { isRunActive, nextPhase } from './phase.ts'
import type { PhaseEvent, Phase } from './phase.ts'
import type { Game } from '../game.ts'
import { listenToInput } from '../input/listen-to-input.ts'
import { InputState } from '../input/input.ts'
import type { Locale } from '../language.ts'
import { createCountdown, createLoop, stepsPerSecond } from './loop.ts'
import { createAutoPause } from './auto-pause.ts'
import { createProgressTracker } from './progress.ts'
import type { Progress, SaveStore } from './progress.ts'
import { createRunKeeper } from './run-keeper.ts'
import { createRuns } from './runs.ts'
import type { ResumedRun } from './runs.ts'
import { formatCompleted } from '../goals/goal-texts.ts'
import { createGoals } from '../goals/goals.ts'
import { createPhaseScreens } from './phase-screens.ts'
import { createSynth } from '../audio/synth.ts'
import { savePicture } from './save-picture.ts'
import { createStage } from './stage.ts'
import type { Variant } from '../variant.ts'

export interface GameRunnerOptions {
  root: HTMLElement
  game: Game
  variant: Variant
  /** Identifies the rules of recorded runs. */
  rulesHash: string
  locale: Locale
  muted: boolean
  /** Whether music and effects are on. @default both */
  channels?: Channels | undefined
  /** The saved run, which the title offers to continue. */
  resumed: ResumedRun | null
  /** The user just pressed Play: skips the title, unless it asks for a mode or offers a run to continue. */
  start: boolean
  portal: PortalConnection | null
  saveStore: SaveStore
  progress: Progress
  /** The game threw and is stopped: show an error instead. */
  onError: (error: unknown) => void
}

/** A running game, controlled by the portal. */
export interface GameRunner {
  /** Pauses or resumes the run, no matter what paused it. */
  pause: (on: boolean) => void
  audio: (enabled: boolean) => void
  channels: (channels: Channels) => void
  /** Pauses a hidden run. A run paused by focus loss resumes when the page is visible; any other run stays paused. */
  visibility: (visible: boolean) => void
  close: () => void
}

/** Steps in which the instructions stay visible after a start without the title, unless the player acts before. */
const hintSteps = 6 * stepsPerSecond
/** Steps for which a completed mission is named. */
const noticeSteps = 4 * stepsPerSecond

/** Runs one game: phases, time, input, sound and reports to the portal. */
export function createGameRunner(options: GameRunnerOptions): GameRunner {
  const { root, game, variant, locale, portal, saveStore, rulesHash, resumed, onError } = options
  const texts = game.texts[locale]
  const input = new InputState()
  const { muted, channels } = options
  const synth = createSynth({ muted, music: game.music, seed: variant.seed, channels })
  const abortController = new AbortController()
  let phase: Phase = 'title'
  let endStepsLeft = 0
  let reportedScore = 0
  const hint = createCountdown(() => shell.showHint(false))
  const notice = createCountdown(() => shell.showNotice(null))

  const shell = createGameShell({
    root,
    game,
    locale,
    input,
    showSwitches: portal === null,
    onPause: () => pauseOrResume(),
    onToggleSound: () => toggleSound(),
  })
  const stage = createStage({
    shell,
    variant,
    locale,
    texts,
    sound: synth,
    getCompletedMissions: () => goals.getCompleted(),
    getSavedData: () => progress.gameData,
    saveData: (data) => progress.saveGameData(data),
    savePicture: (canvas) => savePicture(canvas, game.id, portal),
    onResize: (size) => {
      runs.current?.resize(size)
      if (phase === 'paused') draw(0, 0)
    },
  })

  const progress = createProgressTracker(saveStore, options.progress, (best) => shell.showBest(best))
  const goals = createGoals({
    missions: game.missions,
    stored: options.progress.goals,
    save: progress.saveGoals,
    onCompleted: (mission) => {
      // Missions of a resumed run were announced before.
      if (phase !== 'playing') return
      shell.showNotice(formatCompleted(texts, locale, mission))
      notice.start(noticeSteps)
    },
  })
  const storeGoals = () => {
    if (runs.current && !runs.isFree) goals.store(runs.current.counts)
  }
  const setMuted = (on: boolean) => {
    synth.setMuted(on)
    shell.showMuted(on)
  }
  const toggleSound = () => {
    setMuted(!synth.muted)
    portal?.audio(!synth.muted)
  }
  const setChannels = (channels: Channels) => {
    synth.setChannels(channels)
    portal?.channels(channels)
  }
  const runGuarded = (work: () => void) => {
    try {
      work()
    } catch (error) {
      close()
      onError(error)
    }
  }

  const keeper = createRunKeeper(rulesHash, saveStore)
  const runs = createRuns({ game, stage, variant, keeper })
  /** Whether the next run is free. */
  let nextIsFree = false
  const startNextRun = () => {
    reportedScore = 0
    // A free run does not count, and the saved run that it leaves in place counts when it continues.
    if (!nextIsFree || !portal) storeGoals()
    if (!nextIsFree) {
      goals.startRun()
      keeper.end('restart')
    }
    runs.start(nextIsFree)
  }
  const startMode = (free: boolean) => {
    nextIsFree = free
    send('restart')
  }

  const step = () => {
    if (phase === 'ending' && (endStepsLeft -= 1) <= 0) send('settle')
    const run = runs.current
    if (phase !== 'playing' || !run) return
    const code = run.readMove(input)
    run.step(code)
    keeper.record(code, run.state.score)
    if (input.wasUsed()) hint.start(1)
    input.endStep()
    if (!runs.isFree) goals.update(run.counts)
    notice.step()
    hint.step()
    const { score, over } = run.state
    if (over) send('end')
    else if (score !== reportedScore && !runs.isFree) portal?.score((reportedScore = score), false)
  }
  const draw = (alpha: number, seconds: number) => {
    const run = runs.current
    run?.draw({ phase, alpha: phase === 'playing' ? alpha : 0, seconds })
    if (run) shell.showScore(runs.isFree ? null : run.state.score)
    synth.setIntensity(run && phase === 'playing' ? run.getIntensity() : 0)
  }
  const loop = createLoop({
    runStep: () => runGuarded(step),
    draw: (alpha, seconds) => runGuarded(() => draw(alpha, seconds)),
  })

  const createPhaseScreen = createPhaseScreens({
    game,
    variant,
    locale,
    goals,
    progress,
    portal,
    resumed,
    runs,
    startMode,
    send,
    getChannels: () => synth.channels,
    setChannels,
    announce: shell.announce,
  })

  const enterPhase = (next: Phase, event: PhaseEvent | null) => {
    const before = phase
    phase = next
    autoPause.reset()
    if (event === 'restart') startNextRun()
    if (phase === 'paused') keeper.keep()
    if (phase === 'ending') {
      storeGoals()
      keeper.end('over')
    }
    if (phase !== 'playing') shell.showNotice(null)
    input.releaseAll()
    endStepsLeft = game.linger * stepsPerSecond
    synth.setActive(phase !== 'paused')
    if (phase === 'paused') loop.stop()
    else loop.start()
    shell.show(phase, createPhaseScreen(phase), runs.current?.focus)
    // Runs after the screen, which reports the final score: the score precedes the end of play.
    if (isRunActive(phase) !== isRunActive(before)) portal?.gameplay(isRunActive(phase))
  }
  function send(event: PhaseEvent) {
    const next = nextPhase(phase, event)
    if (!next) return
    runGuarded(() => enterPhase(next, event))
  }
  const autoPause = createAutoPause(() => phase === 'playing', send)
  const pauseOrResume = () => send(phase === 'paused' ? 'resume' : 'pause')

  const { signal } = abortController
  listenToInput(
    {
      shell,
      controls: game.controls,
      input,
      getPhase: () => phase,
      onPause: pauseOrResume,
      onSound: toggleSound,
      onRemoved: () => send('pause'),
      onUserInput: () => synth.unlock(),
    },
    signal,
  )
  const cancelBlur = watchPageActivity(
    {
      onFocus: shell.refocus,
      onFocusLost: autoPause.onFocusLost,
      onVisibilityChange: (visible) => {
        synth.setActive(visible && phase !== 'paused')
        if (!visible) autoPause.onHidden()
      },
      onLeaving: () => {
        keeper.keep()
        // A portal stores the run itself; its events count when it is over.
        if (!portal) storeGoals()
      },
      onUserInput: () => synth.unlock(),
    },
    signal,
  )

  function close() {
    loop.stop()
    abortController.abort()
    stage.close()
    runs.close()
    synth.close()
    shell.close()
  }

  runGuarded(() => {
    setMuted(synth.muted)
    shell.showBest(progress.best)
    if (resumed) {
      runs.resume(resumed)
      goals.update(runs.current?.counts ?? {})
    } else runs.start()
    enterPhase('title', null)
  })
  portal?.ready()
  // A hidden page waits, because a run must not start unseen.
  if (options.start && !resumed && !game.asksMode && !document.hidden) {
    send('play')
    hint.start(hintSteps)
    shell.showHint(true)
  }

  return {
    pause: (on) => send(on ? 'pause' : 'resume'),
    audio: (enabled) => setMuted(!enabled),
    channels: (channels) => {
      synth.setChannels(channels)
      // The switches follow.
      if (phase !== 'over') shell.show(phase, createPhaseScreen(phase), runs.current?.focus)
    },
    visibility: (visible) => {
      if (!visible) return autoPause.onHidden()
      cancelBlur()
      autoPause.onFocusReturned()
    },
    close,
  }
}
