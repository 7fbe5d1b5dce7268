import type { SummaryItem, GameTexts } from './game.ts'
import { createScreen } from './screens.ts'
import type { Words } from './words.ts'

const howTo = (words: Words, texts: GameTexts) =>
  [
    { text: texts.keys, for: 'keys' },
    { text: words.shortcuts, for: 'keys' },
    { text: texts.touch, for: 'touch' },
  ] as const

interface Title {
  words: Words
  texts: GameTexts
  /** Shown for a variant, whose title alone does not tell it apart. */
  level: string | null
  best: string | null
  play: () => void
}

/** Before a run: what it is, how it goes, Play. */
export const titleScreen = ({ words, texts, level, best, play }: Title) =>
  createScreen({
    name: 'title',
    title: texts.title,
    lines: [{ text: texts.tagline }, ...howTo(words, texts)],
    facts: [
      ...(level === null ? [] : [{ label: words.level, value: level }]),
      ...(best === null ? [] : [{ label: words.best, value: best }]),
    ],
    actions: [{ label: words.play, icon: 'play', press: play }],
  })

interface Paused {
  words: Words
  texts: GameTexts
  resume: () => void
  restart: () => void
}

/** Within a run: how it goes, for those who began without the title, and Resume. */
export const pausedScreen = ({ words, texts, resume, restart }: Paused) =>
  createScreen({
    name: 'paused',
    title: words.paused,
    lines: howTo(words, texts),
    actions: [
      { label: words.resume, icon: 'play', press: resume },
      { label: words.restart, icon: 'again', press: restart },
    ],
  })

interface Over {
  words: Words
  texts: GameTexts
  won: boolean
  score: string
  best: string
  newBest: boolean
  facts: readonly SummaryItem[]
  again: () => void
}

/** After a run: how it went, Play again. */
export const overScreen = ({ words, texts, won, score, best, newBest, facts, again }: Over) =>
  createScreen({
    name: 'over',
    title: (won ? texts.won : texts.over) ?? words.over,
    shout: newBest ? words.newBest : undefined,
    facts: [
      { label: words.score, value: score, strong: true },
      ...(newBest ? [] : [{ label: words.best, value: best }]),
      ...facts,
    ],
    actions: [{ label: words.again, icon: 'again', press: again }],
  })
