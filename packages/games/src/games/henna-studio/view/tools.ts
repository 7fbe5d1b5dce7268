import { h, moveFocus } from '../../../core/index.ts'
import type { FocusMove, Stage } from '../../../core/index.ts'
import type { State } from '../rules/state.ts'
import { symmetries } from '../rules/symmetry.ts'
import { getFamily, hueCount, stampRadii, stampsInFamily, styleCounts, turnCount } from '../rules/tools.ts'
import type { Command, Tool } from '../rules/tools.ts'
import type { Texts } from '../texts.ts'
import { keepFocus } from './actions.ts'
import { studioIcon } from './icons.ts'
import { createHueSwatch, createStyleSwatch, createSymmetrySwatch } from './swatches.ts'

type Tab = keyof Texts['tabs']
const tabs: readonly { id: Tab; tools: readonly Tool[] }[] = [
  { id: 'brush', tools: ['brush'] },
  { id: 'stamp', tools: ['stamp'] },
  { id: 'symmetry', tools: [] },
  { id: 'hue', tools: [] },
  { id: 'jewel', tools: ['nail', 'ring'] },
  { id: 'look', tools: ['skin', 'sleeve'] },
]

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

/** Moves the focus among the buttons of a group with the arrow keys; Tab reaches one of them. */
function addRoving(group: HTMLElement): void {
  group.addEventListener('keydown', ({ code, target }) => {
    if (!code.startsWith('Arrow') || !moveFocus(group, code.slice(5).toLowerCase() as FocusMove)) return
    for (const button of [target, document.activeElement])
      if (button instanceof HTMLElement) button.tabIndex = button === target ? -1 : 0
  })
}

/** Attribute of options that are shown even where they cover the hand, in small frames. */
const opened = 'data-open'

/** Creates the tools: tabs, and a strip with the options of the chosen tab. */
export function createTools(
  { texts, formatNumber }: Stage<Texts>,
  send: (command: Command) => void,
  isFree: boolean,
) {
  const strip = h('div', { class: 'henna-strip', role: 'group' })
  const shownTabs = tabs.filter(({ id }) => isFree || id !== 'look')
  const tabButtons = shownTabs.map(({ id }) =>
    keepFocus(
      h(
        'button',
        {
          type: 'button',
          class: 'henna-tab',
          onclick: () => {
            strip.toggleAttribute(opened, id !== current || !strip.hasAttribute(opened))
            open(id)
          },
        },
        studioIcon(id),
        h('span', { class: 'henna-label' }, texts.tabs[id]),
      ),
    ),
  )
  const bar = h('div', { class: 'henna-tabs', role: 'group', 'aria-label': texts.tools }, ...tabButtons)
  const element = h('div', { class: 'henna-tools' }, strip, bar)
  addRoving(bar)
  addRoving(strip)
  let current: Tab = 'brush'
  let state: State | null = null
  /** Updates of the options to the settings. */
  let updates: (() => void)[] = []

  const addOption = (name: string, picture: Element, command: Command, isChosen: () => boolean) => {
    const button = keepFocus(
      h(
        'button',
        {
          type: 'button',
          class: 'henna-option',
          'aria-label': name,
          title: name,
          onclick: () => send(command),
        },
        picture,
      ),
    )
    updates.push(() => {
      button.ariaPressed = String(isChosen())
    })
    strip.append(button)
  }
  /** Adds a button that steps through the values of a setting. */
  const addStepper = (setting: 'size' | 'turn', count: number) => {
    const label = texts[setting]
    const value = h('span', { class: 'henna-value' })
    const press = () =>
      send({ kind: 'setting', setting, value: ((state?.settings[setting] ?? 0) + 1) % count })
    const button = keepFocus(
      h('button', { type: 'button', class: 'henna-option henna-stepper', title: label, onclick: press }),
    )
    button.append(value, h('span', { class: 'henna-label' }, label))
    updates.push(() => {
      const now = state?.settings[setting] ?? 0
      value.textContent =
        setting === 'size' ? (['S', 'M', 'L', 'XL'][now] ?? '') : `${formatNumber(now * 45)}°`
      button.ariaLabel = `${label} ${value.textContent}`
    })
    strip.append(button)
  }
  const getStyleName = (tool: Tool, style: number): string => {
    if (tool === 'stamp')
      return `${texts.families[getFamily(style)]} ${formatNumber((style % stampsInFamily) + 1)}`
    if (tool === 'brush' || tool === 'nail')
      return (tool === 'brush' ? texts.brushes : texts.nails)[style] ?? ''
    return texts.styles[tool].replace('{n}', formatNumber(style + 1))
  }
  const addHues = (tool: Tool) => {
    for (const value of numbers(hueCount)) {
      addOption(
        texts.hues[value] ?? '',
        createHueSwatch(tool, value),
        { kind: 'setting', setting: 'hue', value },
        () => state?.settings.hue === value,
      )
    }
  }

  function build(): void {
    updates = []
    strip.replaceChildren()
    strip.ariaLabel = texts.tabs[current]
    const hue = state?.settings.hue ?? 0
    if (current === 'stamp') {
      addStepper('size', stampRadii.length)
      addStepper('turn', turnCount)
    }
    for (const tool of tabs.find(({ id }) => id === current)?.tools ?? []) {
      for (const value of numbers(styleCounts[tool])) {
        addOption(
          getStyleName(tool, value),
          createStyleSwatch(tool, value, hue),
          { kind: 'style', tool, value },
          () => state?.settings.tool === tool && state.settings.styles[tool] === value,
        )
      }
      if (tool === 'nail') addHues('nail')
    }
    if (current === 'symmetry') {
      for (const [value, { kind, ways }] of symmetries.entries()) {
        addOption(
          texts.symmetries[kind].replace('{n}', formatNumber(ways)),
          createSymmetrySwatch(value),
          { kind: 'setting', setting: 'symmetry', value },
          () => state?.settings.symmetry === value,
        )
      }
    }
    if (current === 'hue') addHues('brush')
    for (const [index, button] of [...strip.querySelectorAll('button')].entries())
      button.tabIndex = index === 0 ? 0 : -1
    for (const [index, { id }] of shownTabs.entries()) {
      const button = tabButtons[index]
      if (!button) continue
      button.ariaPressed = String(id === current)
      button.ariaExpanded = String(id === current && strip.getClientRects().length > 0)
      button.tabIndex = id === current ? 0 : -1
    }
    for (const update of updates) update()
  }
  function open(tab: Tab): void {
    current = tab
    strip.scrollLeft = 0
    strip.scrollTop = 0
    build()
    const tool = shownTabs.find(({ id }) => id === tab)?.tools[0]
    // The tab of a tool that draws also chooses it.
    if (tool && tool !== 'skin' && state) send({ kind: 'style', tool, value: state.settings.styles[tool] })
  }
  /** Shows the symmetry and the color in use on their tabs, because they hold for every tool. */
  const showSettings = ({ symmetry, hue }: State['settings']) => {
    const [, , symmetryTab, hueTab] = tabButtons
    symmetryTab?.firstElementChild?.replaceWith(
      symmetry > 0 ? createSymmetrySwatch(symmetry) : studioIcon('symmetry'),
    )
    hueTab?.firstElementChild?.replaceWith(createHueSwatch('brush', hue))
  }
  let shown = ''
  let shownHue = 0

  return {
    element,
    /** Closes the options that open over the hand. */
    close: (): void => {
      if (!strip.hasAttribute(opened)) return
      strip.removeAttribute(opened)
      build()
    },
    show(next: State): void {
      state = next
      const key = JSON.stringify(next.settings)
      if (key === shown) return
      const hueChanged = shownHue !== next.settings.hue
      const first = shown === ''
      shown = key
      shownHue = next.settings.hue
      showSettings(next.settings)
      if (first || (hueChanged && current !== 'hue')) {
        const position = [...strip.children].indexOf(document.activeElement ?? strip)
        const { scrollLeft, scrollTop } = strip
        build()
        strip.scrollLeft = scrollLeft
        strip.scrollTop = scrollTop
        if (position >= 0) (strip.children[position] as HTMLElement | undefined)?.focus()
      } else for (const update of updates) update()
    },
  }
}
