import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { ComponentReference, PropReference } from './component-reference.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const text = readFileSync(join(source, 'props.generated.json'), 'utf8')
const components = JSON.parse(text) as Record<string, ComponentReference>

/** Every prop, and every member of a type, with where it is. */
const props: (PropReference & { folder: string; of: string })[] = Object.entries(components).flatMap(
  ([folder, { parts, types }]) =>
    Object.entries({ ...parts, ...types }).flatMap(([name, one]) =>
      'props' in one ? one.props.map((prop) => ({ ...prop, folder, of: `${name}.${prop.name}` })) : [],
    ),
)
/** Every function, constant and other name of a type. */
const signatures = Object.values(components).flatMap(({ parts, types }) =>
  Object.entries({ ...parts, ...types }).flatMap(([of, one]) => {
    if ('signature' in one) return [{ of, type: one.signature }]
    return 'type' in one ? [{ of, type: one.type }] : []
  }),
)

describe('the reference of the components', () => {
  it('is up to date', () => {
    // The compiler runs much longer in a test worker than in a process.
    const script = fileURLToPath(new URL('../../scripts/props.ts', import.meta.url))
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  }, 300_000)

  it('has every component, and every value that its index exports', () => {
    const folders = globSync('*/*.docs.json', { cwd: source }).map((path) => path.split('/')[0] ?? '')
    expect(Object.keys(components)).toEqual(folders.toSorted())
    for (const folder of folders) {
      const index = readFileSync(join(source, folder, 'index.ts'), 'utf8')
      const exported = [...index.matchAll(/export \{([^}]*)\}/g)]
        .flatMap(([, list = '']) => list.split(','))
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
      expect(Object.keys(components[folder]?.parts ?? {})).toEqual(exported)
    }
  })

  it('describes every part and every prop', () => {
    const parts = Object.values(components).flatMap(({ parts, types }) =>
      Object.entries({ ...parts, ...types }),
    )
    expect(parts.filter(([, { description }]) => !description).map(([part]) => part)).toEqual([])
    expect(props.filter(({ description }) => !description).map(({ of }) => of)).toEqual([])
    expect(props.filter(({ description }) => description.includes('@')).map(({ of }) => of)).toEqual([])
  })

  it('prints types that a reader can use', () => {
    const vague = [...props, ...signatures].filter(
      ({ type }) =>
        !type ||
        /\bany\b|\bunion\b|\bobject\b|import\(|typeof |keyof |\b[TU]\b|\.\.\./.test(
          type.replaceAll(/'[^']*'/g, ''),
        ),
    )
    expect(vague.map(({ of, type }) => `${of}: ${type}`)).toEqual([])
    const redundant = props.filter(({ required, type }) => !required && type.endsWith('| undefined'))
    expect(redundant.map(({ of }) => of)).toEqual([])
    const unknown = [...props, ...signatures].filter(({ type }) => type.includes('unknown'))
    // A rejection can have any reason.
    expect(new Set(unknown.map(({ type }) => type))).toEqual(new Set(['(reason: unknown) => void']))
  })

  it('keeps every documented default', () => {
    const lost = Object.keys(components).flatMap((folder) => {
      const known = props.filter((prop) => prop.folder === folder)
      return readInterfaces(folder)
        .flatMap((declaration) => [...declaration.matchAll(documentedDefault)])
        .map(([, value = '', name = '']) => ({ name: name.replaceAll("'", ''), value }))
        .filter(({ name, value }) => !known.some((prop) => prop.name === name && prop.default === value))
        .map(({ name, value }) => `${folder}: ${name} = ${value}`)
    })
    expect(lost).toEqual([])
  })
})

/** A `@default` and the prop after its comment. */
const documentedDefault = /@default ([^\n]*?)(?:\s*\*\/|\n\s*\*\/)\n\s*([\w'-]+)\??:/g

/** Returns the exported interfaces and types of a component, as they are written. */
const readInterfaces = (folder: string) =>
  globSync(`${folder}/*.{ts,tsx}`, { cwd: source })
    .filter((path) => !/\.(?:test|stories|example)\.tsx?$/.test(path))
    .flatMap((path) => [
      ...readFileSync(join(source, path), 'utf8').matchAll(/^export (?:interface|type) [^]*?^\S/gm),
    ])
    .map(([declaration]) => declaration)
