import './award.css'
import { createMedalIcon } from '../../../core/goals/goal-views.ts'
import { medalNames } from '../../../core/goals/medals.ts'
import { h, starPath, svg } from '../../../core/index.ts'
import type { Stage } from '../../../core/index.ts'
import type { ZelligeTexts } from '../texts.ts'

/** Milliseconds for which a medal stays over the courtyard. The player moves on meanwhile. */
const duration = 2400

/** Shows over the courtyard that a medal was won; `count` is the number of medals of this run. */
export function showAward(
  board: HTMLElement,
  count: number,
  { texts, reducedMotion }: Stage<ZelligeTexts>,
): void {
  const name = medalNames[count - 1]
  if (!name) return
  const rays = svg(
    'svg',
    { class: 'zl-rays', viewBox: '-50 -50 100 100' },
    svg('path', { d: starPath(100) }),
    svg('path', { d: starPath(86) }),
  )
  const award = h(
    'div',
    { class: 'zl-award', 'aria-hidden': 'true' },
    rays,
    createMedalIcon(name),
    h('b', {}, texts.medals[count - 1] ?? ''),
  )
  board.append(award)
  const from = reducedMotion ? {} : { scale: '0.3', translate: '0 -30%' }
  const to = reducedMotion ? {} : { scale: '0.8', translate: '0 -40%' }
  const shown = { opacity: 1, scale: '1', translate: '0 0' }
  if (!reducedMotion)
    rays.animate([{ rotate: '-180deg' }, { rotate: '0deg' }], { duration: duration / 2, easing: 'ease-out' })
  award
    .animate(
      [
        { opacity: 0, ...from, easing: 'cubic-bezier(0.3, 1.6, 0.5, 1)' },
        { ...shown, offset: 0.2 },
        { ...shown, offset: 0.85, easing: 'ease-in' },
        { opacity: 0, ...to },
      ],
      { duration, delay: 250, fill: 'backwards' },
    )
    .addEventListener('finish', () => award.remove())
}
