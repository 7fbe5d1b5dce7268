import axe from 'axe-core'
import { createRef, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SahaProvider } from '../provider/index.ts'
import { locales, renderIn } from './render.tsx'

/** Stops motion, because axe skips transparent text and reports the contrast of text that is fading in. */
const noMotion = '*, *::before, *::after { animation: none !important; transition: none !important }'

/** Props that every exported part must pass on to its root element. */
export interface ConformanceProps {
  ref?: React.Ref<never>
  className?: string
  style?: React.CSSProperties
  id?: string
  'data-probe'?: string
  'aria-describedby'?: string
}

export interface ConformanceOptions {
  /** `data-slot` of the root element. */
  slot: string
  /** Renders the part with `asChild` around the given child, if the part supports it. */
  asChild?: (child: ReactElement) => ReactElement
  /** True if the part renders into a portal and therefore not on a server. @default false */
  portalled?: boolean
}

/**
 * Conformance tests for every exported part: it forwards ref, className, style, id, data-* and aria-*, takes its
 * direction from the provider, renders on the server, logs nothing, and passes axe in both languages.
 */
export function describeConformance(
  name: string,
  build: (props: ConformanceProps) => ReactElement,
  { slot, asChild, portalled = false }: ConformanceOptions,
) {
  describe(`${name} conforms`, () => {
    const output: unknown[][] = []
    beforeEach(() => {
      output.length = 0
      for (const level of ['error', 'warn'] as const) {
        vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void output.push(words))
      }
    })
    afterEach(() => {
      vi.restoreAllMocks()
      expect(output).toEqual([])
    })

    const root = () => {
      const found = document.querySelector<HTMLElement>(`[data-slot="${slot}"]`)
      if (!found) throw new Error(`${name} renders no element with data-slot="${slot}".`)
      return found
    }

    it('forwards ref, className, style, id, data-* and aria-*', async () => {
      const ref = createRef<never>()
      await renderIn(
        'en',
        build({
          ref,
          className: 'probe-class',
          style: { outlineOffset: '7px' },
          id: 'probe-id',
          'data-probe': 'yes',
          'aria-describedby': 'elsewhere',
        }),
      )
      const element = root()
      expect(ref.current).toBe(element)
      expect(element).toHaveClass('probe-class')
      expect(element.style.outlineOffset).toBe('7px')
      expect(element.id).toBe('probe-id')
      expect(element.dataset.probe).toBe('yes')
      expect(element).toHaveAttribute('aria-describedby', 'elsewhere')
      const names = [...document.querySelectorAll('[aria-labelledby]')].flatMap(
        (labelled) => labelled.getAttribute('aria-labelledby')?.split(' ') ?? [],
      )
      expect(names.filter((label) => !document.getElementById(label))).toEqual([])
    })

    it.each(locales)('takes its direction from the provider and passes axe (%s)', async (locale) => {
      await renderIn(
        locale,
        <main>
          <style>{noMotion}</style>
          {build({})}
        </main>,
      )
      expect(getComputedStyle(root()).direction).toBe(root().closest('[dir]')?.getAttribute('dir'))
      expect(document.documentElement.dir).toBe(locale === 'ar' ? 'rtl' : 'ltr')
      const { violations } = await axe.run(document.body, {
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      })
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })

    it('renders on the server', () => {
      const html = renderToString(<SahaProvider locale="ar">{build({})}</SahaProvider>)
      if (!portalled) expect(html).toContain(`data-slot="${slot}"`)
    })

    if (asChild) {
      it('passes its props to its child with `asChild`', async () => {
        await renderIn('en', asChild(<a href="#/there">There</a>))
        expect(root().tagName).toBe('A')
        expect(root()).toHaveAttribute('href', '#/there')
      })
    }
  })
}
