import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SahaProvider, type SahaProviderProps } from '../provider/index.ts'

const kit = fileURLToPath(new URL('../..', import.meta.url))
/** A kit of its own, with links to the folders of the other components: a failed run leaves the real one as it was. */
const scratch = mkdtempSync(join(kit, '.new-component-'))
const folder = join(scratch, 'src/rating-chart')

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: kit, encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`
}

describe('a component that npm run new:component has written', () => {
  beforeAll(() => {
    mkdirSync(join(scratch, 'src'))
    for (const entry of readdirSync(join(kit, 'src'), { withFileTypes: true }))
      if (entry.isDirectory())
        symlinkSync(join(kit, 'src', entry.name), join(scratch, 'src', entry.name), 'junction')
    writeFileSync(join(scratch, 'src/index.ts'), '')
    writeFileSync(join(scratch, 'budgets.json'), '{}')
    const tsconfig = {
      extends: '../tsconfig.json',
      include: ['src/rating-chart'],
      compilerOptions: { noEmit: true, tsBuildInfoFile: null },
    }
    writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(tsconfig))
    expect(run('node', 'scripts/new-component.ts', 'rating-chart', 'Portal', scratch)).toBe('')
  })
  afterAll(() => rmSync(scratch, { recursive: true }))

  it('has its six files, its export and its budget', () => {
    expect(readdirSync(folder)).toHaveLength(6)
    expect(readFileSync(join(scratch, 'src/index.ts'), 'utf8')).toContain("'./rating-chart/index.ts'")
    expect(JSON.parse(readFileSync(join(scratch, 'budgets.json'), 'utf8'))).toEqual({ 'rating-chart': 2 })
  })

  it('type-checks', () => {
    expect(run('tsc', '-p', scratch)).toBe('')
  })

  it('passes the linter and the formatter', () => {
    expect(run('oxlint', folder)).toBe('')
    expect(run('oxfmt', '--check', folder)).toBe('')
  })

  it.each(['en', 'ar'])('renders with its classes (%s)', async (locale) => {
    const { RatingChart } = (await import(/* @vite-ignore */ join(folder, 'index.ts'))) as {
      RatingChart: ComponentType<{ size: string }>
    }
    const chart = createElement(RatingChart, { size: 'large' })
    const html = renderToString(createElement(SahaProvider, { locale } as SahaProviderProps, chart))
    expect(html).toMatch(/data-slot="rating-chart" data-size="large" class="[^"]*sa:p-6"/)
  })
})
