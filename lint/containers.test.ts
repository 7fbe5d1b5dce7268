import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createIgnore, parseDockerfile } from '../tests/containers/dockerfile.ts'

interface Service {
  build: { target: string; dockerfile: string; args?: Record<string, string> }
  cap_drop: string[]
  depends_on?: Record<string, { condition: string }>
  environment: Record<string, string>
  read_only: boolean
  restart: string
  security_opt: string[]
  volumes: string[]
}

const stages = parseDockerfile(readFileSync('deploy/Dockerfile', 'utf8'))
const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const services = Object.entries(compose.services)
const targets = stages.filter(({ name }) => services.some(([, { build }]) => build.target === name))

/** Variables whose values only the gateway may know. */
const secret = /(?:API_KEY|SECRET|TOKEN|PASSWORD)\b/

/** Runs a linter. @returns its findings */
function lint(tool: string, ...args: readonly string[]): string {
  const { error, stdout, stderr } = spawnSync(join('node_modules/.bin', tool), args, { encoding: 'utf8' })
  if (error !== undefined) throw error
  return `${stdout}${stderr}`.trim()
}

describe('the linters', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saha-lint-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('find nothing in the image file, but an unknown instruction', () => {
    expect(lint('dockerfile-utils', 'lint', 'deploy/Dockerfile')).toBe('')
    const wrong = join(folder, 'Dockerfile')
    writeFileSync(wrong, `${readFileSync('deploy/Dockerfile', 'utf8')}HEALTHY true\n`)
    expect(lint('dockerfile-utils', 'lint', wrong)).toContain('Unknown instruction: HEALTHY')
  })

  it('find nothing in the compose file, but an unknown key', () => {
    const files = ['deploy/compose.yaml', 'deploy/compose.instances.yaml']
    expect(lint('dclint', '--max-warnings', '0', ...files)).toBe('')
    const wrong = join(folder, 'compose.yaml')
    const text = readFileSync('deploy/compose.yaml', 'utf8')
    writeFileSync(wrong, text.replace('cap_drop:', 'cap_dropped:'))
    expect(lint('dclint', wrong)).toContain('must NOT have additional properties')
  })
})

describe('the image file', () => {
  it('starts from images of exact versions', () => {
    const bases = stages.map(({ base }) => base).filter((base) => !stages.some(({ name }) => name === base))
    expect(bases.length).toBeGreaterThan(1)
    expect(
      bases.filter((base) => !/^[\w./-]+:\d+\.\d+\.\d+(?:-[\w.]+)*(?:@sha256:[\da-f]{64})?$/.test(base)),
    ).toEqual([])
  })

  it('has the stage of every service', () => {
    expect(targets.map(({ name }) => name).toSorted()).toEqual(services.map(([name]) => name).toSorted())
  })

  it.each(targets)(
    'runs $name as a user of its own, with a health check, without a shell',
    ({ instructions }) => {
      const last = (keyword: string) => instructions.findLast((one) => one.keyword === keyword)?.text ?? ''
      expect(last('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/)
      expect(last('HEALTHCHECK')).toMatch(/^CMD /)
      expect(JSON.parse(last('CMD'))).toBeInstanceOf(Array)
    },
  )

  it('takes no secret', () => {
    const names = stages.flatMap(({ instructions }) =>
      instructions.filter(({ keyword }) => keyword === 'ARG' || keyword === 'ENV').map(({ text }) => text),
    )
    expect(names.filter((text) => secret.test(text))).toEqual([])
  })

  it('installs with the manifest of every workspace', () => {
    const [packages] = stages
    const before = packages?.instructions.slice(
      0,
      packages.instructions.findIndex(({ text }) => text.startsWith('npm ci')),
    )
    const copied = before
      ?.filter(({ keyword }) => keyword === 'COPY')
      .flatMap(({ text }) => text.split(' ').slice(0, -1))
    const manifests = ['package.json', 'app/package.json', ...globSync('packages/*/package.json')]
    expect(copied?.filter((file) => file.endsWith('package.json')).toSorted()).toEqual(manifests.toSorted())
  })

  it('declares every build argument of the compose file', () => {
    const declared = stages.flatMap(({ instructions }) =>
      instructions.filter(({ keyword }) => keyword === 'ARG').map(({ text }) => text.split('=')[0] ?? ''),
    )
    const given = services.flatMap(([, { build }]) => Object.keys(build.args ?? {}))
    expect(given.filter((name) => !declared.includes(name))).toEqual([])
  })
})

describe.each(services)('the service %s', (_, service) => {
  it('has no capability, changes no file outside of its volumes and restarts', () => {
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toContain('no-new-privileges:true')
    expect(service.read_only).toBe(true)
    expect(service.restart).toBe('unless-stopped')
  })

  it('keeps what it writes in volumes of the file', () => {
    expect(service.volumes.length).toBeGreaterThan(0)
    const names = service.volumes.map((volume) => volume.split(':')[0] ?? '')
    expect(names.filter((name) => !Object.hasOwn(compose.volumes, name))).toEqual([])
  })

  it('waits for health, not only for the start', () => {
    const conditions = Object.values(service.depends_on ?? {}).map(({ condition }) => condition)
    expect(conditions.filter((condition) => condition !== 'service_healthy')).toEqual([])
  })
})

it('gives the key to the gateway only, from the file of the operator', () => {
  const variables = parseEnv(readFileSync('deploy/.env.example', 'utf8'))
  expect(Object.keys(variables).filter((name) => secret.test(name))).toEqual(['GEMINI_API_KEY'])
  const written = services.flatMap(([, { build, environment }]) =>
    Object.entries({ ...build.args, ...environment }).flat(),
  )
  expect(written.filter((text) => secret.test(text))).toEqual([])
  expect(services.filter(([, service]) => 'env_file' in service).map(([name]) => name)).toEqual(['gateway'])
})

it('leaves secrets, packages and builds out of the context', () => {
  const isIgnored = createIgnore(readFileSync('.dockerignore', 'utf8'))
  const files = {
    out: [
      'deploy/.env',
      'app/.env.production.local',
      '.git/config',
      'app/dist/index.html',
      'packages/ui/node_modules/a',
    ],
    in: ['package-lock.json', 'app/src/main.tsx', 'packages/ui/src/index.css', 'deploy/container.Caddyfile'],
  }
  expect(files.out.filter((file) => !isIgnored(file))).toEqual([])
  expect(files.in.filter(isIgnored)).toEqual([])
})
