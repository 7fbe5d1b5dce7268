import { execFileSync } from 'node:child_process'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = globSync('{app,packages,tests,scripts,lint,.storybook}/**/*.{ts,tsx,mjs,js,css}', {
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.saha)(?:\/|$)/.test(path),
})

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Comments of a file, of which neighboring lines are one. Strings with a comment in them are counted too. */
function findComments(text: string): string[] {
  const lines = /(?:^[ \t]*\/\/.*\n)+/gm
  const blocks = /^[ \t]*(?:\{\/\*|\/\*)[^]*?\*\//gm
  return [...text.matchAll(lines), ...text.matchAll(blocks)].map(([comment]) =>
    comment.replaceAll(/^[\s{/*]+|\*\/|@\w+/gm, ' '),
  )
}

describe('the house', () => {
  it('keeps nine of ten comments within 20 words', () => {
    const lengths = sources
      .flatMap((file) => findComments(readFileSync(file, 'utf8')))
      .map(countWords)
      .sort((a, b) => a - b)
    expect(lengths.length).toBeGreaterThan(1000)
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(20)
  })

  /** Folders that are one flat list: one file an icon, one an accepted decision. */
  const lists = ['packages/ui/src/icons', 'docs/decisions']

  it('has at most 20 files in a folder beside its sub-folders', () => {
    const sizes = new Map<string, number>()
    for (const file of sources) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)
    const large = [...sizes].filter(([folder, size]) => size > 20 && !lists.includes(folder))
    expect(large).toEqual([])
  })

  it('describes its architecture in at most 1,500 words', () => {
    const prose = readFileSync('ARCHITECTURE.md', 'utf8').replaceAll(/```[^]*?```/g, '')
    expect(countWords(prose)).toBeLessThanOrEqual(1500)
  })

  it('numbers and lists every decision', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8')
    const decisions = readdirSync('docs/decisions').filter((name) => name !== 'README.md')
    expect(decisions.filter((name) => !/^\d{4}-[a-z-]+\.md$/.test(name))).toEqual([])
    expect(decisions.filter((name) => !index.includes(basename(name)))).toEqual([])
  })

  it('names existing paths in its documents', () => {
    const documents = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', ...globSync('docs/**/*.md')]
    const missing = documents.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/`((?:app|packages|tests|scripts|lint|docs)\/[^`\s]*)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !/[<>*{}…]/.test(path) && !/dist|\.env/.test(path) && globSync(path).length === 0)
        .map((path) => `${file}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('uses plain words in its documents and styles', () => {
    const banned = Object.keys(
      JSON.parse(readFileSync('lint/banned-words.json', 'utf8')) as Record<string, string>,
    )
    const pattern = new RegExp(`\\b(?:${banned.join('|')})\\b`, 'gi')
    const texts = [
      ...sources.filter((file) => file.endsWith('.css')),
      ...globSync('{*.md,docs/**/*.md,{app,packages}/**/*.md}', {
        exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path),
      }),
    ]
    const found = texts.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([word]) => `${file}: ${word}`),
    )
    expect(found).toEqual([])
  })
})

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Subjects since the last tag; without a tag, since this check exists. Null where git or the history is absent. */
function readSubjects(): string[] | null {
  try {
    const tag = git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n')[0]
    const first = git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'lint/house.test.ts')
    return git('log', '--no-merges', '--format=%s', `${tag || first}..HEAD`)
      .split('\n')
      .filter(Boolean)
  } catch {
    return null
  }
}

const subjects = readSubjects()

it.skipIf(subjects === null)('has Conventional Commits of at most 72 characters', () => {
  const conventional =
    /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z0-9,/ -]+\))?!?: \S.*[^.]$/
  expect(subjects?.filter((subject) => !conventional.test(subject) || subject.length > 72)).toEqual([])
})
