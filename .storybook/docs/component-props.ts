import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const generated = fileURLToPath(new URL('../../packages/ui/src/props.generated.json', import.meta.url))
const isKitModule = /packages\/ui\/src\/([\w-]+)\/[\w-]+\.tsx$/

/**
 * Attaches the generated description of its props to each component of the kit, for Storybook's controls. Each module
 * carries only its own.
 */
export function componentProps(): Plugin {
  const components = JSON.parse(readFileSync(generated, 'utf8')) as Record<
    string,
    { parts: Record<string, { kind: string; props?: unknown[] }> }
  >
  return {
    name: 'saha-component-props',
    transform(code, id) {
      const folder = isKitModule.exec(id)?.[1] ?? ''
      const assignments = Object.entries(components[folder]?.parts ?? {})
        .filter(
          ([part, { kind }]) =>
            kind === 'component' && new RegExp(`export (?:function|const) ${part}\\b`).test(code),
        )
        .map(
          ([part, { props = [] }]) => `Object.assign(${part}, { documentedProps: ${JSON.stringify(props)} })`,
        )
      return assignments.length > 0 ? { code: `${code}\n${assignments.join('\n')}`, map: null } : null
    },
  }
}
