import { h, icon, svg } from './dom.ts'
import type { IconName } from './dom.ts'
import { createScreenPage } from './screen-page.ts'
import type { ScreenPage } from './screen-page.ts'
import type { SummaryItem } from '../game.ts'
import { getDirection } from '../language.ts'
import type { Locale } from '../language.ts'
import { starPath } from '../graphics/star-path.ts'

export interface ScreenAction {
  label: string
  icon: IconName
  onPress: () => void
}

/** A setting that is on or off. */
export interface ScreenSwitch {
  label: string
  icon: IconName
  isOn: boolean
  onChange: (on: boolean) => void
}

interface ScreenOptions {
  name: 'title' | 'paused' | 'over' | 'notice'
  title: string
  /** Small words over the title. */
  above?: string | undefined
  /** Paragraphs; `keys` and `touch` show only on matching devices, `gamepad` in place of both once there is one. */
  lines?: readonly { text: string; for?: 'keys' | 'touch' | 'gamepad' | 'everyone'; locale?: Locale }[]
  summary?: readonly (SummaryItem & { strong?: boolean })[]
  /** Message with a star that spins once. */
  banner?: string | undefined
  /** Elements between the paragraphs and the summary. */
  details?: readonly (HTMLElement | null | undefined)[]
  /** The first one is the main action. */
  actions?: readonly ScreenAction[]
  /** A page behind one more action, with the label of the way back. */
  page?: ScreenPage | undefined
  back?: string
  switches?: readonly ScreenSwitch[]
}

const star = () =>
  svg(
    'svg',
    { class: 'star', viewBox: '-10 -10 20 20', 'aria-hidden': 'true' },
    svg('path', { d: starPath(20) }),
  )

function createSwitch({ label, icon: iconName, isOn, onChange }: ScreenSwitch): HTMLElement {
  const element = h(
    'button',
    { type: 'button', class: 'toggle', role: 'switch', 'aria-checked': String(isOn) },
    icon(iconName),
    h('span', {}, label),
    h('span', { class: 'toggle-track' }),
  )
  element.addEventListener('click', () => {
    const on = element.ariaChecked !== 'true'
    element.ariaChecked = String(on)
    onChange(on)
  })
  return element
}

/** Creates a dialog over the stage with texts and actions. */
export function createScreen({
  name,
  title,
  above,
  lines = [],
  summary = [],
  banner,
  details = [],
  actions = [],
  page,
  back = '',
  switches = [],
}: ScreenOptions) {
  const buttons = actions.map(({ label, icon: iconName, onPress }, index) =>
    h(
      'button',
      { type: 'button', class: index === 0 ? 'action action-main' : 'action', onclick: onPress },
      icon(iconName),
      h('span', {}, label),
    ),
  )
  const heading = h('h1', { class: 'screen-title', id: 'screen-title' }, title)
  const tile = h(
    'div',
    { class: 'tile' },
    h(
      'div',
      { class: 'screen-head' },
      name === 'title' && star(),
      above && h('p', { class: 'above' }, above),
      heading,
    ),
    banner && h('p', { class: 'shout' }, star(), h('span', {}, banner)),
    ...lines.map(({ text, for: audience = 'everyone', locale }) =>
      h(
        'p',
        { class: 'line', 'data-for': audience, lang: locale, dir: locale && getDirection(locale) },
        text,
      ),
    ),
    summary.length > 0 &&
      h(
        'dl',
        { class: 'facts' },
        ...summary.map(({ label, value, strong }) =>
          h(
            'div',
            { class: strong ? 'fact fact-strong' : 'fact' },
            h('dt', {}, label),
            h('dd', { dir: 'auto' }, value),
          ),
        ),
      ),
    // Below the figures, because they may be too long for a low frame.
    ...details,
    buttons.length > 0 && h('div', { class: 'actions' }, ...buttons),
    switches.length > 0 && h('div', { class: 'toggles' }, ...switches.map(createSwitch)),
  )
  const opened = page && createScreenPage(tile, page, back)
  if (opened) tile.querySelector('.actions')?.append(opened.button)
  const element = h(
    'section',
    {
      class: 'screen',
      'data-screen': name,
      role: 'dialog',
      'aria-labelledby': 'screen-title',
    },
    tile,
    opened?.page,
  )
  return {
    element,
    focus: () => buttons[0]?.focus({ preventScroll: true }),
    /** Triggers the first action, unless a page is open. */
    runMainAction: () => {
      if (!tile.hidden) actions[0]?.onPress()
    },
  }
}
