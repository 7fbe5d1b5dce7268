import { h, starPath, svg } from '../../core/index.ts'

/** Returns the tiled wall behind the queue. */
export const createWall = () =>
  svg(
    'svg',
    { class: 'souk-wall', 'aria-hidden': 'true' },
    svg(
      'defs',
      {},
      svg(
        'pattern',
        { id: 'souk-tiles', width: 72, height: 72, patternUnits: 'userSpaceOnUse' },
        svg('path', { d: starPath(48), transform: 'translate(36 36)' }),
        svg('path', {
          d: 'M0-10L10 0L0 10L-10 0ZM72-10L82 0L72 10L62 0ZM0 62L10 72L0 82L-10 72ZM72 62L82 72L72 82L62 72Z',
        }),
      ),
    ),
    svg('rect', { width: '100%', height: '100%', fill: 'url(#souk-tiles)' }),
  )

const stripes = 16

/** Returns the cloth over the stall. */
export const createAwning = () =>
  h(
    'div',
    { class: 'souk-awning', 'aria-hidden': 'true' },
    ...Array.from({ length: stripes }, () => h('span')),
  )
