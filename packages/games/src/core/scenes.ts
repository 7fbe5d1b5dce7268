import type { Fact, GameTexts } from './game.ts'
import { createScreen } from './screens.ts'
import type { Words } from './words.ts'

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
    lines: [
      { text: texts.tagline },
      { text: texts.keys, for: 'keys' },
      { text: words.shortcuts, for: 'keys' },
      { text: texts.touch, for: 'touch' },
    ],
    facts: [
      ...(level === null ? [] : [{ label: words.level, value: level }]),
      ...(best === null ? [] : [{ label: words.best, value: best }]),
    ],
    actions: [{ label: words.play, icon: 'play', press: play }],
  })

export const pausedScreen = ({
  words,
  resume,
  restart,
}: {
  words: Words
  resume: () => void
  restart: () => void
}) =>
  createScreen({
    name: 'paused',
    title: words.paused,
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
  facts: readonly Fact[]
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
