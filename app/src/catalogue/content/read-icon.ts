import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../../packages/ui/src/icons/', import.meta.url))

/**
 * Returns the name under which the kit exports an icon, such as `LogInIcon` for `log-in`.
 *
 * @throws when the kit has no such icon
 */
export function readIcon(categoryId: string, icon: string): string {
  if (!/^[a-z-]+$/.test(icon) || !existsSync(`${folder}${icon}.tsx`)) {
    const names = readdirSync(folder).flatMap((name) => /^(.*)\.tsx$/.exec(name)?.[1] ?? [])
    throw new Error(
      `The category "${categoryId}" names the icon "${icon}", which the kit does not have. Choose one of: ${names.join(', ')}.`,
    )
  }
  return `${icon.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Icon`
}
