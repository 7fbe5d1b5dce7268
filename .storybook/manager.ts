import { createElement, Fragment } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, type HashEntry } from 'storybook/manager-api'
import { storybookTheme } from './brand/storybook-theme.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')
let chosen = 'light'

function applyTheme() {
  const base = (chosen === 'system' && dark.matches) || chosen === 'dark' ? 'dark' : 'light'
  addons.setConfig({ theme: storybookTheme(base) })
  document.documentElement.dataset['theme'] = base
}

/** Status of each component by its title's last part, written into the page by `main.ts`. */
const statuses = JSON.parse(document.querySelector('#saha-statuses')?.textContent ?? '{}') as Readonly<
  Record<string, string>
>

function renderLabel({ id, type, name }: HashEntry) {
  const status = type === 'component' && id.startsWith('components-') ? statuses[name] : undefined
  if (!status) return name
  return createElement(Fragment, null, name, ' ', createElement('span', { 'data-status': status }, status))
}

addons.setConfig({
  theme: storybookTheme('light'),
  sidebar: { renderLabel },
  layoutCustomisations: {
    // Pages, machines and screens have no controls; a panel would take space from what they show.
    showPanel: ({ index, storyId }, byDefault) => {
      const entry = index?.[storyId]
      const isComponent = entry?.type === 'story' && entry.title.startsWith('Components/')
      return isComponent && !entry.tags.includes('example') ? byDefault : false
    },
  },
})

addons.register('saha', ({ getChannel }) => {
  const channel = getChannel()
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    chosen = String(globals['theme'])
    applyTheme()
  }
  channel?.on(SET_GLOBALS, follow)
  channel?.on(GLOBALS_UPDATED, follow)
  dark.addEventListener('change', applyTheme)
})

// The manager sets the document's title itself and ends it with its own name.
const title = document.querySelector('title')
const rename = () => {
  const name = document.title.replace(/(?:⋅ )?Storybook$/, '').trim()
  const full = name ? `${name} ⋅ Saha design system` : 'Saha design system'
  if (!document.title.endsWith('Saha design system')) document.title = full
}
if (title) new MutationObserver(rename).observe(title, { childList: true })
rename()
