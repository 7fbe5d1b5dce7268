import type { Controls } from './input/controls.ts'
import type { CreateTouchControls } from './shell/touch-controls.ts'
import type { Phase } from './runner/phase.ts'
import type { Hud } from './shell/hud.ts'
import type { ScreenPage } from './shell/screen-page.ts'
import type { Input, InputState } from './input/input.ts'
import type { Direction, Locale, PluralForms } from './language.ts'
import type { Piece } from './audio/musician.ts'
import type { Sound } from './audio/synth.ts'
import type { MoveCodec } from './recording/move-codec.ts'
import { createMissionCounter } from './goals/missions.ts'
import type { Mission, MissionCounts, MissionGoal } from './goals/missions.ts'
import type { Medals } from './goals/medals.ts'
import type { MissionText } from './goals/goal-texts.ts'
import type { Size, Surface } from './graphics/surface.ts'
import type { Variant } from './variant.ts'

/** Part of the state that every game has. `won` selects the title of the last screen. */
export interface RunState {
  score: number
  over: boolean
  won?: boolean
}

/** Input of a run: everything that randomness and difficulty depend on. */
export interface RunOptions {
  /** Unsigned 32 bits; create a `Random` from it. */
  seed: number
  /** From 1 (gentle) to 5 (fierce). */
  level: number
  /** A free run, which is neither recorded nor scored. Only in games with `texts.modes`. */
  free?: boolean
}

/**
 * Rules of a game. They are pure: the same options and moves give the same score on every machine.
 * No DOM, no clock, no `Math.random`, and no `Math.sin` or similar, which engines round differently.
 */
export interface Rules<State extends RunState, Moves, GameEvent = never> extends MoveCodec<Moves> {
  start: (start: RunOptions) => State
  /** Advances the state by 1/60 s. `emit` sends events to the view, for sounds and particles. */
  step: (state: State, moves: Moves, emit: (event: GameEvent) => void) => void
}

export interface Frame {
  phase: Phase
  /** Fraction of a step since the last one, 0–1: draw at `x + velocity * alpha`. */
  alpha: number
  /** Time since the last frame, in seconds; 0 while paused. */
  seconds: number
}

/** A line of the summary after a run. */
export interface SummaryItem {
  label: string
  value: string
}

/** Renders one run and turns input into moves. Created for every run. */
export interface View<State, Moves, GameEvent = never> {
  readMoves: (input: Input) => Moves
  draw: (state: State, frame: Frame) => void
  react?: (event: GameEvent, state: State) => void
  /** Returns the liveliness of the music: 0 is without drums, 1 the fastest. @default 0.4 */
  getIntensity?: (state: State) => number
  resize?: (size: Size) => void
  summarize?: (state: State) => readonly SummaryItem[]
  /** A page that the screens before and after a run offer, for example a wardrobe. */
  page?: ScreenPage
  /** Focuses a control when play starts or resumes, for games made of controls. @default the stage */
  focus?: () => void
  /**
   * Releases what outlives the run: timers, listeners outside the stage. The stage clears itself.
   * @param startsOver whether the player leaves a free run for a new one
   */
  dispose?: (startsOver: boolean) => void
}

/** Texts that every game provides in both languages; a game may add its own. */
export interface GameTexts {
  title: string
  /** Describes the game in one line. */
  tagline: string
  /** Instructions for keyboard and mouse, and for touch. */
  keys: string
  touch: string
  /** Explains in one line how to score points. */
  points?: string
  /** Texts of the missions by their ids. */
  missions?: Readonly<Record<string, MissionText>>
  /** Instructions for gamepads. @default stick and A choose */
  gamepad?: string
  /** Labels of the on-screen buttons, by their controls. */
  touchControls?: Readonly<Record<string, string>>
  /** Shorter instructions at the start of a run, in games that leave no time to read. @default the instructions */
  hint?: Record<'keys' | 'touch' | 'gamepad', string>
  /** Titles of the last screen; the arcade has defaults. */
  over?: string
  won?: string
  /** Labels of the two modes, for games with free runs: the run for the board, and the free one. */
  modes?: { ranked: string; free: string }
}

/** API of the arcade for a view. */
export interface Stage<Texts extends GameTexts = GameTexts> {
  /** Empty at the start of a run; games made of elements render here. */
  readonly element: HTMLElement
  readonly size: Readonly<Size>
  /** Adds a canvas that fills the stage and stays sharp at every size. */
  addSurface: () => Surface
  readonly texts: Texts
  readonly locale: Locale
  readonly dir: Direction
  readonly variant: Variant
  /** Formats a number in the user's language. */
  formatNumber: (value: number) => string
  /** Formats a counted phrase in the user's language. */
  formatCount: (forms: PluralForms, value: number) => string
  readonly hud: Hud
  readonly sound: Sound
  /** Announces a text to screen readers; keep it short and rare. */
  announce: (text: string) => void
  /** The user prefers reduced motion: no shake, no flashes, few particles. May change at any time. */
  readonly reducedMotion: boolean
  /** `completed` is the number of missions completed before this run; it may unlock looks and modes, never power. */
  readonly goals: { readonly completed: number }
  /** A gamepad is connected. */
  readonly hasGamepad: boolean
  /** Value passed to `saveData` at an earlier visit. Validate it. */
  readonly savedData: unknown
  /** Gives the user a picture as a download: through the portal, or directly without one. Call it after a press. */
  savePicture: (canvas: HTMLCanvasElement) => Promise<'saved' | 'failed'>
  /** Stores a JSON value (at most 250,000 characters) for the next visit. */
  saveData: (value: unknown) => void
}

/** Categories of the portal, each with its color. */
export type Hue = 'action' | 'puzzle' | 'racing' | 'adventure' | 'girls' | 'cooking'

interface GameDefinition<
  State extends RunState,
  Moves,
  GameEvent,
  Texts extends GameTexts,
  Action extends string,
> {
  id: string
  hue: Hue
  texts: Record<Locale, Texts>
  controls: Controls<Action>
  /** On-screen buttons for controls that no touch of the stage triggers. */
  touchControls?: CreateTouchControls
  rules: Rules<State, Moves, GameEvent>
  /** The arcade plays it: the view needs to do nothing. */
  music?: Piece
  view: (stage: Stage<Texts>) => View<State, Moves, GameEvent>
  /** Goals beyond the score, at least 20. Three are shown at a time, in this order. */
  missions?: readonly Mission<State, GameEvent>[]
  /** Returns the smallest score for each medal at a level. */
  medals?: (level: number) => Medals
  /** Delay between the end of a run and the last screen, in seconds. @default 0.8 */
  linger?: number
  /** Asks for one of the modes first. @default false: a press of Play starts the ranked run */
  asksMode?: boolean
}

/** A run of the rules alone. */
export interface Simulation {
  readonly state: Readonly<RunState>
  /** Advances the run by one step; any number is the code of a legal move. */
  step: (code: number) => void
}

/** A run without its view, as a replay drives it. */
export interface HiddenRun extends Simulation {
  /** Units for the missions, counted since the start of the run. */
  readonly counts: MissionCounts
  /** Creates the run's view on an empty stage. */
  show: (stage: Stage) => GameRun
}

/** A run as the game runner drives it. */
export interface GameRun {
  readonly state: Readonly<RunState>
  /** Returns the code of the move that the input makes. */
  readMove: (input: InputState) => number
  /** Advances the run by one step and shows its events. */
  step: (code: number) => void
  getIntensity: () => number
  readonly counts: MissionCounts
  draw: (frame: Frame) => void
  resize: (size: Size) => void
  summarize: () => readonly SummaryItem[]
  page: ScreenPage | undefined
  focus: (() => void) | undefined
  dispose: (startsOver: boolean) => void
}

/** A game with its state and moves hidden from the game runner. */
export interface Game {
  readonly id: string
  readonly hue: Hue
  readonly texts: Record<Locale, GameTexts>
  readonly controls: Controls<string>
  readonly touchControls: CreateTouchControls | undefined
  readonly linger: number
  readonly asksMode: boolean
  readonly music: Piece | undefined
  readonly missions: readonly MissionGoal[]
  readonly getMedals: ((level: number) => Medals) | undefined
  startRun: (options: RunOptions) => HiddenRun
}

/** Liveliness of the music of games that do not set it. */
const defaultIntensity = 0.4

const ignoreEvents = () => undefined

/** Starts a run of the rules alone. */
export function createSimulation<State extends RunState, Moves, GameEvent>(
  rules: Rules<State, Moves, GameEvent>,
  { seed, level, free = false }: RunOptions,
) {
  const state = rules.start(free ? { seed, level, free } : { seed, level })
  return {
    state,
    step: (code: number, emit: (event: GameEvent) => void = ignoreEvents) =>
      rules.step(state, rules.decodeMove(code), emit),
  }
}

/** Creates a game from its rules and its view. */
export function defineGame<
  State extends RunState,
  Moves,
  GameEvent,
  Texts extends GameTexts,
  Action extends string,
>(definition: GameDefinition<State, Moves, GameEvent, Texts, Action>): Game {
  const { id, hue, texts, controls, touchControls, rules, music, missions = [], medals } = definition
  const { linger = 0.8, asksMode = false } = definition
  return {
    id,
    hue,
    texts,
    controls,
    touchControls,
    linger,
    asksMode,
    music,
    missions,
    getMedals: medals,
    startRun(options) {
      const { state, step } = createSimulation(rules, options)
      const { counts, count } = createMissionCounter(missions, state)
      return {
        state,
        counts,
        step: (code) => step(code, count),
        show(stage) {
          // The game runner passes this game's own texts to the stage.
          const view = definition.view(stage as Stage<Texts>)
          return {
            state,
            counts,
            readMove: (input) => rules.encodeMove(view.readMoves(input)),
            step: (code) =>
              step(code, (event) => {
                count(event)
                view.react?.(event, state)
              }),
            getIntensity: () => view.getIntensity?.(state) ?? defaultIntensity,
            draw: (frame) => view.draw(state, frame),
            resize: (size) => view.resize?.(size),
            summarize: () => view.summarize?.(state) ?? [],
            page: view.page,
            focus: view.focus,
            dispose: (startsOver) => view.dispose?.(startsOver),
          }
        },
      }
    },
  }
}
