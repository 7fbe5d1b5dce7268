/** Builds the portal and the arcade. */
import { run, stop } from './install.mjs'

/** @param {Record<string, string>} [settings] environment variables of the build */
export function build(settings = {}) {
  for (const [name, folder] of [
    ['the arcade', 'packages/games'],
    ['the portal', 'app'],
    ['the functions', 'app/functions'],
  ]) {
    const started = performance.now()
    const result = run('vite', ['build', '--config', `${folder}/vite.config.ts`, '--logLevel', 'warn'], {
      env: settings,
    })
    if (result.status !== 0) stop(`Building ${name} failed; see the errors above.`)
    console.warn(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].replaceAll('\\', '/').split('/').pop()))
  build()
