import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderIn } from '../testing/render.tsx'
import { hostileTexts } from './hostile.samples.ts'
import { Prose } from './prose.tsx'

/** All elements that Markdown may render. */
const known = new Set(
  'a,bdi,blockquote,br,button,code,del,div,em,h3,h4,h5,h6,hr,li,ol,p,path,pre,rect,circle,span,strong,svg,table,tbody,td,th,thead,tr,ul,output'.split(
    ',',
  ),
)

/** Returns violations: anything that untrusted text must not render. */
function wrongs(root: Element): string[] {
  const found: string[] = []
  for (const element of root.querySelectorAll('*')) {
    if (!known.has(element.localName)) found.push(`<${element.localName}>`)
    // The kit's own icons.
    if (element.localName === 'svg' && !element.closest('button, a, li, [data-slot=code-block]'))
      found.push('a drawing')
    for (const { name, value } of element.attributes) {
      if (
        /^on|^(?:src|srcset|srcdoc|action|formaction|ping|poster|background|id|slot|xlink:href)$/.test(name)
      )
        found.push(`${name}="${value}"`)
      if (name === 'style' && /url|expression|@import/i.test(value)) found.push(`style="${value}"`)
    }
  }
  for (const link of root.querySelectorAll('a')) {
    const { protocol, host, username, pathname } = new URL(link.href)
    if (protocol !== 'https:' && protocol !== 'mailto:') found.push(link.href)
    if (username) found.push(`${username} before the host of ${link.href}`)
    const place = protocol === 'https:' ? host : pathname
    if (!link.textContent?.includes(place)) found.push(`${link.href} does not say where it leads`)
    if (link.rel !== 'noopener noreferrer nofollow ugc') found.push(`rel="${link.rel}"`)
  }
  return found
}

const fetched = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /tracker\.example|bank\.example|good\.example|favicon|data:|blob:/.test(name))

describe('Prose with malicious text', () => {
  const ran = vi.fn()
  beforeEach(() => {
    ran.mockReset()
    vi.spyOn(window, 'alert').mockImplementation(ran)
  })
  afterEach(() => vi.restoreAllMocks())

  it.each(hostileTexts)('runs, loads and hides nothing: %s', async (_, text) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await renderIn('ar', <Prose text={text} />)
    const root = document.querySelector('[data-slot=prose]') as HTMLElement
    expect(wrongs(root)).toEqual([])
    // Dispatches events that would run injected handlers.
    for (const type of ['click', 'mouseover', 'focusin', 'toggle', 'animationstart'])
      for (const element of [...root.querySelectorAll(':not(a, a *, button, button *)')].slice(0, 400))
        element.dispatchEvent(new Event(type))
    expect(ran).not.toHaveBeenCalled()
    expect(fetched()).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })
})
