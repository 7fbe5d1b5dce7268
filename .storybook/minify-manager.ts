/**
 * `npm run build-storybook` runs this last: minifies the scripts of Storybook's manager, which are published with
 * whitespace and long names and are half of a first visit.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minifySync } from 'vite'

const built = fileURLToPath(new URL('../storybook-static/', import.meta.url))

for (const path of globSync('{sb-manager,sb-addons}/**/*.js', { cwd: built })) {
  const { code, errors } = minifySync(path, readFileSync(built + path, 'utf8'), { module: true })
  if (errors.length > 0) throw new Error(`${path} is not minified: ${errors.map(String).join('; ')}`)
  writeFileSync(built + path, code)
}
