import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { KEY, keyEnvironment, readBuiltSite } from '../../built-site.ts'

/** A public value, which proves that the environment reaches the build. */
const SITE = 'https://site-of-this-build.example'
const root = fileURLToPath(new URL('../../../', import.meta.url))

// The builds of `tests/operator` prove the same for the mode demo, and without the AI Studio.
test('contains no key in the portal built in mode gateway @quick', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saha-built-'))
  try {
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'app/vite.config.ts']
    await promisify(execFile)(
      process.execPath,
      [...vite, '--outDir', folder, '--emptyOutDir', '--logLevel', 'silent'],
      {
        cwd: root,
        env: { ...process.env, ...keyEnvironment, VITE_GEMINI_MODE: 'gateway', VITE_SITE_URL: SITE },
      },
    )
    const findFiles = readBuiltSite(folder)
    expect(findFiles(SITE)).toContain('index.html')
    expect(findFiles(KEY)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
