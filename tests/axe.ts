import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Selectors of where to look, and of where not. */
type Context = string | { include: string[]; exclude: string[] }

interface WithAxe {
  axe?: { run: (context: Context, options: RunOptions) => Promise<AxeResults> }
}

/** What another theme can break: its colors, and nothing else. */
export const colorRules: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

/**
 * Where to look: everywhere in the page, or, where the portal's footer has been looked through already, everywhere else.
 * It is the same below every screen.
 */
export const exceptFooter = (seen: boolean): Context => ({
  include: ['html'],
  exclude: seen ? ['main ~ footer'] : [],
})

/**
 * What axe finds in a part of the page, a line for each broken rule. Run in the page itself, which is several
 * times as fast as its driver's way of collecting results frame by frame: our frames are games, tested apart.
 */
export async function violations(
  page: Page,
  context: Context = 'html',
  options: RunOptions = {},
): Promise<string[]> {
  const find = () =>
    page.evaluate(
      async ([where, settings]) => {
        const { axe } = window as unknown as WithAxe
        if (!axe) return null
        const { violations } = await axe.run(where, {
          resultTypes: ['violations'],
          iframes: false,
          // No rule that runs reads style sheets by itself, and parsing ours anew each time is a sixth of the time.
          preload: { assets: ['media'] },
          ...settings,
        })
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      },
      [context, options] as const,
    )
  const found = await find()
  if (found) return found
  await page.evaluate(source)
  const foundNow = await find()
  if (!foundNow) throw new Error('axe did not load into the page.')
  return foundNow
}
