import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Selectors to include and exclude. */
type Context = string | { include: string[]; exclude: string[] }

interface WithAxe {
  axe?: { run: (context: Context, options: RunOptions) => Promise<AxeResults> }
}

/** Rules that a second theme can break: those about color. */
export const colorRules: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** Excludes the footer once it has been checked, because every screen has the same one. */
export const exceptFooter = (seen: boolean): Context => ({
  include: ['html'],
  exclude: seen ? ['main ~ footer'] : [],
})

/**
 * Returns a line for each axe violation. Runs in the page, several times faster than collecting results per frame.
 * Game frames have their own tests.
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
          // The enabled rules read no stylesheets, and parsing ours again takes a sixth of the time.
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
  if (!foundNow) throw new Error('axe did not load in the page.')
  return foundNow
}
