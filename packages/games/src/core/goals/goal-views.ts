import './goals.css'
import { formatNumber } from '../language.ts'
import type { Locale } from '../language.ts'
import type { GameTexts } from '../game.ts'
import { starPath } from '../graphics/star-path.ts'
import { h, svg } from '../shell/dom.ts'
import type { Messages } from '../shell/messages.ts'
import { formatMission } from './goal-texts.ts'
import type { MissionStatus } from './goals.ts'
import { getMedal, medalNames } from './medals.ts'
import type { MedalName, Medals } from './medals.ts'

interface GoalTexts {
  texts: GameTexts
  locale: Locale
  messages: Messages
}

const createMark = (isDone: boolean, label: string) =>
  svg(
    'svg',
    {
      class: 'mission-mark',
      viewBox: '-10 -10 20 20',
      role: isDone && 'img',
      'aria-label': isDone && label,
      'aria-hidden': !isDone && 'true',
    },
    svg('path', { d: starPath(18) }),
    isDone && svg('path', { class: 'mission-check', d: 'M-4 .5-1.5 3 4-3' }),
  )

/** Creates the list of the current missions with their progress; null if the game has none left. */
export function createMissionList(
  missions: readonly MissionStatus[],
  options: GoalTexts,
): HTMLElement | null {
  const { texts, locale, messages } = options
  if (missions.length === 0) return null
  const items = missions.map((mission) => {
    const { value, goal, isDone } = mission
    const item = h(
      'li',
      { class: 'mission', 'data-done': isDone },
      createMark(isDone, messages.missionDone),
      h('span', {}, formatMission(texts, locale, mission)),
      !isDone &&
        goal > 1 &&
        h(
          'bdi',
          { class: 'mission-count' },
          `${formatNumber(locale, value)} / ${formatNumber(locale, goal)}`,
        ),
    )
    item.style.setProperty('--share', String(value / goal))
    return item
  })
  return h(
    'div',
    { class: 'missions' },
    h('h2', { class: 'missions-title' }, messages.missions),
    h('ul', {}, ...items),
  )
}

/** Positions of the stars on a medal: one for bronze, two for silver, three for gold. */
const medalStars: Record<MedalName, readonly (readonly [x: number, y: number])[]> = {
  bronze: [[0, 0]],
  silver: [
    [-2.7, 0],
    [2.7, 0],
  ],
  gold: [
    [0, -2.6],
    [-2.8, 2],
    [2.8, 2],
  ],
}

/** Draws a medal. Its stars tell the medals apart without color. */
export const createMedalIcon = (name: MedalName, label?: string, isEarned = true): SVGSVGElement =>
  svg(
    'svg',
    {
      class: 'medal',
      viewBox: '-9 -16 18 26',
      role: label && 'img',
      'aria-label': label,
      'aria-hidden': !label && 'true',
      'data-medal': name,
      'data-earned': isEarned,
    },
    svg('path', { class: 'medal-ribbon', d: 'M-7-16h5l2 5 2-5h5L3-6h-6z' }),
    svg('circle', { r: 8 }),
    ...medalStars[name].map(([x, y]) =>
      svg('path', {
        class: 'medal-star',
        d: starPath(name === 'bronze' ? 8 : 5),
        transform: `translate(${x} ${y})`,
      }),
    ),
  )

/** Creates the row of the three medals with their points, the earned ones filled. */
export function createMedalRow(medals: Medals, points: number, { locale, messages }: GoalTexts): HTMLElement {
  const earned = getMedal(medals, points)
  const count = earned ? medalNames.indexOf(earned) + 1 : 0
  return h(
    'ul',
    { class: 'medals' },
    ...medalNames.map((name, index) => {
      const label = messages.medals[name] + (index < count ? `: ${messages.earned}` : '')
      return h(
        'li',
        {},
        createMedalIcon(name, label, index < count),
        h('bdi', {}, formatNumber(locale, medals[name])),
      )
    }),
  )
}
