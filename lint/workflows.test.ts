import { existsSync, globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'))

interface Manifest {
  name: string
  workspaces?: string[]
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}

interface Workflow {
  permissions: Record<string, string>
  concurrency: unknown
  jobs: Record<string, { permissions: unknown; 'timeout-minutes': number; needs?: string; steps: Step[] }>
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const workflows = globSync('.github/workflows/*.yml').map((file) => [file, read(file) as Workflow] as const)

/** Returns scripts and files that a shell line or an input runs and that do not exist. */
function findUnknownCommands(text: string): string[] {
  const scripts = [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(manifest.scripts ?? {}, name))
  const files = [...text.matchAll(/\b(?:bash|node) ([\w./-]+)/g)]
    .map(([, file = '']) => file)
    .filter((file) => !existsSync(file))
  return [...scripts, ...files]
}

describe.each(workflows)('%s', (_, { permissions, concurrency, jobs }) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps)

  it('grants no permission to all jobs, and its own to each', () => {
    expect(permissions).toEqual({})
    for (const job of Object.values(jobs)) {
      expect(job.permissions).toBeTypeOf('object')
      expect(job.permissions).not.toEqual({})
    }
  })

  it('limits its runs in number and time', () => {
    expect(concurrency).toBeDefined()
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0)
  })

  it('uses actions of GitHub and Changesets only, by major version', () => {
    const used = steps.flatMap(({ uses }) => uses ?? [])
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((name) => !/^(?:actions|changesets\/action)\/[a-z-]+@v\d+$/.test(name))).toEqual([])
  })

  it('runs scripts and files that exist', () => {
    const texts = steps.flatMap(({ run, with: inputs }) => [
      run ?? '',
      ...Object.values(inputs ?? {}).map(String),
    ])
    expect(texts.flatMap(findUnknownCommands)).toEqual([])
  })

  it('needs jobs that exist', () => {
    const needed = Object.values(jobs).flatMap(({ needs }) => needs ?? [])
    expect(needed.filter((name) => !Object.hasOwn(jobs, name))).toEqual([])
  })
})

it('publishes the folder that Storybook is built into', () => {
  const [, storybook] = workflows.find(([file]) => file.endsWith('storybook.yml')) ?? []
  const upload = storybook?.jobs['build']?.steps.find(({ uses }) => uses?.includes('upload-pages-artifact'))
  expect(manifest.scripts?.['build-storybook']).toContain(`--output-dir ${String(upload?.with?.['path'])}`)
})

describe('Dependabot', () => {
  interface Update {
    'package-ecosystem': string
    groups: Record<string, { patterns: string[] }>
    ignore: { 'dependency-name': string }[]
  }
  const { updates } = read('.github/dependabot.yml') as { updates: Update[] }
  const npm = updates.find((update) => update['package-ecosystem'] === 'npm')
  const packages = ['package.json', 'app/package.json', ...globSync('packages/*/package.json')].flatMap(
    (file) => {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
      return Object.keys({ ...dependencies, ...devDependencies })
    },
  )
  const patterns = Object.values(npm?.groups ?? {}).flatMap((group) => group.patterns)
  const ignored = npm?.ignore.map((entry) => entry['dependency-name']) ?? []

  it('groups and ignores packages that are dependencies', () => {
    const unused = [...patterns, ...ignored].filter(
      (pattern) => pattern !== '*' && !packages.some((name) => matchesGlob(name, pattern)),
    )
    expect(unused).toEqual([])
  })

  it('ignores the aliases of old Appwrite SDKs, and nothing else', () => {
    const matched = packages.filter((name) => ignored.some((pattern) => matchesGlob(name, pattern)))
    expect(matched).toEqual(packages.filter((name) => /^appwrite-\d+$/.test(name)))
  })
})

it('names existing files in the settings of Chromatic', () => {
  const { externals, untraced } = JSON.parse(readFileSync('chromatic.config.json', 'utf8')) as {
    externals: string[]
    untraced: string[]
  }
  expect([...externals, ...untraced].filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})
