import { describe, expect, it } from 'vitest'
import { numberSources } from './references.ts'

const web = (host: string) => ({ web: { uri: `https://${host}/`, title: host } })
const titles = (of: ReturnType<typeof numberSources>) => of.sources.map(({ title }) => title)

describe('numberSources', () => {
  it('numbers sources by their first reference, the others last', () => {
    const numbered = numberSources({
      sources: [web('unused.example'), web('second.example'), web('first.example')],
      citations: [
        { start: 20, end: 30, sources: [1, 2] },
        { start: 0, end: 10, sources: [2] },
      ],
    })
    expect(titles(numbered)).toEqual(['first.example', 'second.example', 'unused.example'])
    expect(numbered.references).toEqual([
      { at: 10, sources: [0] },
      { at: 30, sources: [0, 1] },
    ])
  })

  it('lists and references a duplicate source once', () => {
    const numbered = numberSources({
      sources: [web('a.example'), web('a.example'), web('b.example')],
      citations: [
        { start: 0, end: 10, sources: [0, 1] },
        { start: 5, end: 10, sources: [2, 0] },
      ],
    })
    expect(titles(numbered)).toEqual(['a.example', 'b.example'])
    expect(numbered.references).toEqual([{ at: 10, sources: [0, 1] }])
  })

  it('shows the site behind a redirect only if the title is a host name', () => {
    const redirect = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/abc'
    const { sources } = numberSources({
      sources: [
        { web: { uri: redirect, title: 'uefa.com' } },
        { web: { uri: redirect, title: 'Who won the cup?' } },
        { web: { uri: 'https://evil.example/', title: 'bank.example' } },
        { maps: { uri: 'https://maps.google.com/?cid=1', title: 'Café' } },
      ],
      citations: [],
    })
    expect(sources.map(({ site, kind }) => [site, kind])).toEqual([
      ['uefa.com', 'web'],
      [undefined, 'web'],
      [undefined, 'web'],
      [undefined, 'map'],
    ])
  })

  it('resolves pages of the portal, and keeps text that is not a URL', () => {
    const { sources } = numberSources(
      { sources: [{ web: { uri: 'en/games/', title: 'Games' } }, web('a.example')], citations: [] },
      'http://localhost:4321/portal/#/en/ai-studio/smart-search',
    )
    expect(sources.map(({ uri }) => uri)).toEqual([
      'http://localhost:4321/portal/en/games/',
      'https://a.example/',
    ])
    const unresolved = numberSources({ sources: [{ web: { uri: 'en/', title: 'x' } }], citations: [] })
    expect(unresolved.sources[0]?.uri).toBe('en/')
  })
})
