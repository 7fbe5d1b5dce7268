import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colorTokens, typeTokens } from '../../../packages/ui/src/tokens/tokens.generated.ts'
import { tokenGroups } from './tokens.ts'

const read = (file: string) =>
  readFileSync(new URL(`../../../packages/ui/src/tokens/${file}`, import.meta.url), 'utf8')
const css = read('tokens.generated.css')
const theme = read('theme.generated.css')

const tokens = Object.values(tokenGroups).flat()

describe('tokenGroups', () => {
  it('contains every token that has a CSS variable', () => {
    const variables = new Set([...css.matchAll(/--saha-((?!type-|scheme)[\w-]+):/g)].map(([, name]) => name))
    const named = tokens.filter(({ type }) => type !== 'typography').map(({ name }) => name)
    expect(new Set(named)).toEqual(variables)
    expect(tokenGroups.color.map(({ name }) => name)).toEqual([...colorTokens])
    expect(tokenGroups.type.map(({ name }) => name)).toEqual([...typeTokens])
  })

  it('resolves the values of both themes', () => {
    const ground = tokens.find(({ name }) => name === 'color-ground')
    expect(ground?.values).toEqual(['oklch(0.982 0.012 85)', 'oklch(0.2 0.036 220)'])
    expect(
      tokens.flatMap(({ values }) => [...values]).filter((value) => /[{}]|undefined/.test(value)),
    ).toEqual([])
  })

  it('names only utility classes that the theme defines', () => {
    const isDefined = ({ name, type }: (typeof tokens)[number]) =>
      type === 'typography' ? theme.includes(`@utility ${name} {`) : theme.includes(`--${name}: `)
    expect(tokens.filter((token) => token.className !== null && !isDefined(token))).toEqual([])
  })
})
