import type { Plugin } from 'vite'

const making = /\bReact\d*\.(?:forwardRef|createContext)\(/g
/** Names for React's developer tools. */
const withoutNames = (code: string) => code.replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
/** And what it says where it is used in a way that no test would pass. In development it says it. */
const withoutAdvice = (code: string) =>
  code.replaceAll(/(\binvariant\d?\([^;`]*?),\s+(?:\/\/.*\n\s+)*`[^`]{20,}`\s*\);/g, '$1);')

/** Keeps from visitors what React Router brings along for other hosts and for developers: a third of it. */
export function leanRouter(): Plugin {
  return {
    name: 'saha:lean-router',
    enforce: 'pre',
    resolveId: {
      // React Router ships its production build, but none of its export conditions leads there.
      filter: { id: /^react-router$/ },
      async handler(source, importer, options) {
        if (this.environment.config.command !== 'build') return null
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
        return resolved?.id.replace('/dist/development/', '/dist/production/') ?? null
      },
    },
    transform: {
      // A component that nobody uses is left out only where making it is known to do nothing else.
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: withoutAdvice(withoutNames(code)).replaceAll(making, '/* @__PURE__ */ $&'),
        map: null,
      }),
    },
  }
}
