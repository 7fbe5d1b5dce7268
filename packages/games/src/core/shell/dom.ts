type Attributes = Readonly<Record<string, string | number | boolean | EventListener | undefined>>
type Child = Node | string | null | undefined | false

function populate<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.replace(/^on/, ''), value)
    else if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.filter((child): child is Node | string => child != null && child !== false))
  return element
}

/** Creates an element: `h('button', { class: 'key', onclick: press }, 'Jump')`. Strings become text, never markup. */
export const h = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => populate(document.createElement(tag), attributes, children)

/** Creates an SVG element: `svg('circle', { r: 4 })`. */
export const svg = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] =>
  populate(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children)

const paths = {
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  again: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9a4 4 0 0 1 0 6M18.5 6a8 8 0 0 1 0 12',
  muted: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16.5 9.5l5 5M21.5 9.5l-5 5',
  music:
    'M9 18V5.5l10-2V16M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  back: 'M14.5 5l-7 7 7 7',
  forward: 'M9.5 5l7 7-7 7',
  up: 'M5 14.5l7-7 7 7',
  down: 'M5 9.5l7 7 7-7',
  act: 'M12 5v14M5 12h14',
} as const
export type IconName = keyof typeof paths

/** Creates an icon in the text color. Icons do not mirror: they show media keys and world directions. */
export const icon = (name: IconName): SVGSVGElement =>
  svg(
    'svg',
    { class: 'icon', 'data-icon': name, viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svg('path', { d: paths[name] }),
  )
