import { expect, it } from 'vitest'
import about from './about/en.ts'
import privacy from './privacy/en.ts'
import terms from './terms/en.ts'
import { withoutStudio } from './without-studio.ts'

it.each([about, privacy, terms])(
  'removes only the section and links of the AI tools from $title',
  ({ blocks }) => {
    const left = withoutStudio(blocks)
    expect(JSON.stringify(left)).not.toContain('](ai-studio')
    expect(left).not.toContainEqual(expect.objectContaining({ type: 'h2', id: 'tools' }))
    const headings = (of: typeof left) => of.filter(({ type }) => type === 'h2').length
    expect(headings(left)).toBeGreaterThanOrEqual(headings(blocks) - 1)
  },
)
