import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Packages that the product was ordered to be built with. They stay, whatever a budget says. */
const ordered = [
  'react',
  'react-dom',
  'react-router-dom',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  'class-variance-authority',
  'tailwindcss',
  'storybook',
  '@storybook/react-vite',
  'xstate',
  '@xstate/react',
  'appwrite',
  '@google/genai',
  'vitest',
  'chromatic',
  'playwright',
]

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Files that are not our code, and this file, which names all packages. */
const skipped = /\b(?:node_modules|dist|storybook-static|ordered-packages\.test\.ts)$/

/** Workspaces with the text of their code. Every folder may import the root's dependencies. */
const workspaces = ['.', 'app', ...globSync('packages/*')].map((folder) => {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest
  const files = globSync(`${folder}/{,.storybook/}**/*.{css,mjs,ts,tsx}`, {
    exclude: (path) => skipped.test(path),
  })
  return {
    declared: { ...manifest.devDependencies, ...manifest.dependencies },
    code: files.map((file) => readFileSync(file, 'utf8').replaceAll(/^import type .*$/gm, '')),
  }
})

it.each(ordered)('%s is a direct dependency of a workspace whose code imports or runs it', (name) => {
  // Matches an import, a stylesheet's import, Storybook's framework, or a command in a script.
  const use = new RegExp(`(?:from |import |import\\(|@import |framework: |\\[)['"]${name}['"/]`)
  const users = workspaces.filter(
    ({ declared, code }) => name in declared && code.some((text) => use.test(text)),
  )
  expect(users).not.toHaveLength(0)
})
