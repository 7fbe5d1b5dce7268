import type { Channels } from '../../bridge/index.ts'
import type { Channel } from '../audio/output.ts'
import type { SummaryItem, GameTexts } from '../game.ts'
import { createScreen } from './screen.ts'
import type { ScreenAction, ScreenSwitch } from './screen.ts'
import type { ScreenPage } from './screen-page.ts'
import type { Messages } from './messages.ts'

const listInstructions = (messages: Messages, texts: GameTexts) =>
  [
    { text: texts.keys, for: 'keys' },
    { text: messages.shortcuts, for: 'keys' },
    { text: texts.touch, for: 'touch' },
    { text: `${texts.gamepad ?? messages.gamepad} ${messages.gamepadPause}`, for: 'gamepad' },
    ...(texts.points === undefined ? [] : [{ text: texts.points }]),
  ] as const

/** Missions and medals, where the game has some. */
type Details = readonly (HTMLElement | null)[]

/** Creates a switch for each channel of the sound. */
export const createSoundSwitches = (
  messages: Messages,
  names: readonly Channel[],
  getChannels: () => Channels,
  onChange: (channels: Channels) => void,
): ScreenSwitch[] =>
  names.map((channel) => ({
    label: messages[channel],
    icon: channel === 'music' ? 'music' : 'sound',
    isOn: getChannels()[channel],
    onChange: (on) => onChange({ ...getChannels(), [channel]: on }),
  }))

interface TitleScreenOptions {
  messages: Messages
  texts: GameTexts
  /** Names the ranked mode instead of Play. */
  asksMode: boolean
  details: Details
  page: ScreenPage | undefined
  /** Shown for variants, which share the base game's title. */
  level: string | null
  best: string | null
  /** Score of the saved run, or null without one. */
  resumed: string | null
  /** Plays, or continues the saved run. */
  onPlay: () => void
  onStartOver: () => void
  onFree: () => void
  switches: readonly ScreenSwitch[]
}

/** Lists the action that starts the other mode, for games with modes. */
const listModes = ({ modes }: GameTexts, isFree: boolean, start: (free: boolean) => void): ScreenAction[] =>
  modes ? [{ label: isFree ? modes.ranked : modes.free, icon: 'forward', onPress: () => start(!isFree) }] : []

/** Creates the screen before a run, with the instructions. */
export const createTitleScreen = ({
  messages,
  texts,
  asksMode,
  details,
  page,
  level,
  best,
  resumed,
  onPlay,
  onStartOver,
  onFree,
  switches,
}: TitleScreenOptions) =>
  createScreen({
    name: 'title',
    title: texts.title,
    lines: [{ text: texts.tagline }, ...listInstructions(messages, texts)],
    details,
    summary: [
      ...(level === null ? [] : [{ label: messages.level, value: level }]),
      ...(best === null ? [] : [{ label: messages.best, value: best }]),
    ],
    actions: [
      ...((resumed === null
        ? [
            {
              label: asksMode && texts.modes ? texts.modes.ranked : messages.play,
              icon: 'play',
              onPress: onPlay,
            },
          ]
        : [
            { label: messages.continueAt.replace('{n}', resumed), icon: 'play', onPress: onPlay },
            { label: messages.restart, icon: 'again', onPress: onStartOver },
          ]) satisfies ScreenAction[]),
      ...listModes(texts, false, onFree),
    ],
    page,
    back: messages.back,
    switches,
  })

interface PausedScreenOptions {
  messages: Messages
  texts: GameTexts
  details: Details
  isFree: boolean
  onResume: () => void
  onStart: (free: boolean) => void
  switches: readonly ScreenSwitch[]
}

/** Creates the pause screen, with the instructions for runs that skipped the title. */
export const createPausedScreen = ({
  messages,
  texts,
  details,
  isFree,
  onResume,
  onStart,
  switches,
}: PausedScreenOptions) =>
  createScreen({
    name: 'paused',
    title: messages.paused,
    lines: listInstructions(messages, texts),
    details,
    actions: [
      { label: messages.resume, icon: 'play', onPress: onResume },
      { label: messages.restart, icon: 'again', onPress: () => onStart(isFree) },
      ...listModes(texts, isFree, onStart),
    ],
    switches,
  })

interface GameOverScreenOptions {
  messages: Messages
  texts: GameTexts
  details: Details
  page: ScreenPage | undefined
  won: boolean
  score: string
  best: string
  newBest: boolean
  summary: readonly SummaryItem[]
  onStart: (free: boolean) => void
}

/** Creates the screen after a run. */
export const createGameOverScreen = ({
  messages,
  texts,
  details,
  page,
  won,
  score,
  best,
  newBest,
  summary,
  onStart,
}: GameOverScreenOptions) =>
  createScreen({
    name: 'over',
    title: (won ? texts.won : texts.over) ?? messages.over,
    banner: newBest ? messages.newBest : undefined,
    details,
    summary: [
      { label: messages.score, value: score, strong: true },
      ...(newBest ? [] : [{ label: messages.best, value: best }]),
      ...summary,
    ],
    actions: [
      { label: messages.again, icon: 'again', onPress: () => onStart(false) },
      ...listModes(texts, false, onStart),
    ],
    page,
    back: messages.back,
  })
