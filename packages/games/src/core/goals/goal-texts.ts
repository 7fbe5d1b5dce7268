import { formatCount, formatNumber } from '../language.ts'
import type { Locale, PluralForms } from '../language.ts'
import type { GameTexts } from '../game.ts'
import { messages } from '../shell/messages.ts'

/**
 * Text of a mission. `{n}` stands for its goal, or for the goal with its noun: `['Collect {n} in one run', lanterns]`.
 */
export type MissionText = string | readonly [text: string, counted: PluralForms]

/** Returns the text of a mission with its goal. */
export function formatMission(
  { missions = {} }: GameTexts,
  locale: Locale,
  { id, goal }: { id: string; goal: number },
): string {
  const text = missions[id] ?? id
  return typeof text === 'string'
    ? text.replace('{n}', formatNumber(locale, goal))
    : text[0].replace('{n}', formatCount(locale, text[1], goal))
}

/** Says that a mission was completed. */
export const formatCompleted = (
  texts: GameTexts,
  locale: Locale,
  mission: { id: string; goal: number },
): string => messages[locale].missionCompleted.replace('{text}', () => formatMission(texts, locale, mission))
