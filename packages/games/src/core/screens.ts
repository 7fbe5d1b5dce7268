import { h, icon, svg } from './dom.ts'
import type { IconName } from './dom.ts'
import type { SummaryItem } from './game.ts'
import { getDirection } from './language.ts'
import type { Locale } from './language.ts'
import { starPath } from './star.ts'

export interface Action {
  label: string
  icon: IconName
  press: () => void
}

export interface Screen {
  name: 'title' | 'paused' | 'over' | 'notice'
  title: string
  /** Small words over the title. */
  above?: string | undefined
  /** Paragraphs; `keys` and `touch` show only where they apply. */
  lines?: readonly { text: string; for?: 'keys' | 'touch' | 'everyone'; locale?: Locale }[]
  facts?: readonly (SummaryItem & { strong?: boolean })[]
  /** A shout with a star that spins once. */
  shout?: string | undefined
  /** The first one is the one that matters. */
  actions?: readonly Action[]
}

const star = () =>
  svg(
    'svg',
    { class: 'star', viewBox: '-10 -10 20 20', 'aria-hidden': 'true' },
    svg('path', { d: starPath(20) }),
  )

/** A tile over the stage that says something and offers what to do next. */
export function createScreen({ name, title, above, lines = [], facts = [], shout, actions = [] }: Screen) {
  const buttons = actions.map(({ label, icon: picture, press }, index) =>
    h(
      'button',
      { type: 'button', class: index === 0 ? 'action action-main' : 'action', onclick: press },
      icon(picture),
      h('span', {}, label),
    ),
  )
  const heading = h('h1', { class: 'screen-title', id: 'screen-title' }, title)
  const element = h(
    'section',
    {
      class: 'screen',
      'data-screen': name,
      role: 'dialog',
      'aria-labelledby': 'screen-title',
    },
    h(
      'div',
      { class: 'tile' },
      h(
        'div',
        { class: 'screen-head' },
        name === 'title' && star(),
        above && h('p', { class: 'above' }, above),
        heading,
      ),
      shout && h('p', { class: 'shout' }, star(), h('span', {}, shout)),
      ...lines.map(({ text, for: whom = 'everyone', locale }) =>
        h('p', { class: 'line', 'data-for': whom, lang: locale, dir: locale && getDirection(locale) }, text),
      ),
      facts.length > 0 &&
        h(
          'dl',
          { class: 'facts' },
          ...facts.map(({ label, value, strong }) =>
            h(
              'div',
              { class: strong ? 'fact fact-strong' : 'fact' },
              h('dt', {}, label),
              h('dd', { dir: 'auto' }, value),
            ),
          ),
        ),
      buttons.length > 0 && h('div', { class: 'actions' }, ...buttons),
    ),
  )
  return {
    element,
    focus: () => buttons[0]?.focus({ preventScroll: true }),
    /** Does what the first action does. */
    press: () => actions[0]?.press(),
  }
}
