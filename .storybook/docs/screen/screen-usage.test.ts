import { describe, expect, it } from 'vitest'
import { parseImports, readScreenUsage } from './screen-usage.ts'

describe('parseImports', () => {
  it('reads values, renamed, re-exported and lazy, but no types', () => {
    const source = [
      `import { Button, type ButtonProps, Text as Words } from '@saha/ui'`,
      `import type { Hue } from '@saha/ui/hue'`,
      `import { type Kind } from '@saha/machines/port'`,
      `import {\n  selectStars,\n} from '@saha/machines/rating'`,
      `import Layout from '../layout.tsx'`,
      `export { Logo } from './logo.tsx'`,
      `const Lazy = lazyChunk(() => import('./lazy.tsx'))`,
    ].join('\n')
    expect(parseImports(source)).toEqual([
      { from: '@saha/ui', names: ['Button', 'Text'] },
      { from: '@saha/machines/rating', names: ['selectStars'] },
      { from: '../layout.tsx', names: [] },
      { from: './logo.tsx', names: ['Logo'] },
      { from: './lazy.tsx', names: [] },
    ])
  })
})

describe('readScreenUsage', () => {
  const usage = readScreenUsage()

  it('finds components and machines of a screen and of the parts that it shares', () => {
    expect(usage['Screens/Game']?.components).toEqual(
      expect.arrayContaining(['Components/Portal/RatingInput', 'Components/Portal/GameCard']),
    )
    expect(usage['Screens/Game']?.machines).toEqual(
      expect.arrayContaining(['Machines/Rating', 'Machines/Favorite', 'Machines/High scores']),
    )
  })

  it('finds the machine behind a hook', () => {
    expect(usage['Screens/Login']?.machines).toContain('Machines/Auth')
  })

  it('does not count what other screens use', () => {
    expect(usage['Screens/Studio/Overview']?.machines).not.toContain('Machines/Live chat')
    expect(usage['Screens/Terms']?.components).not.toContain('Components/Forms/SearchBox')
  })

  it('knows every screen by its story title', () => {
    expect(Object.keys(usage).filter((title) => !title.startsWith('Screens/'))).toEqual([])
    expect(Object.keys(usage).length).toBeGreaterThan(30)
  })
})
