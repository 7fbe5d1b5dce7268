import { buttonStyles } from '@saha/ui/button'
import { getDirection } from '@saha/ui/provider'

/** Imports every part of the kit on a server, and calls the functions allowed there. */
const failed = []
for (const path of process.argv.slice(2)) {
  await import(`@saha/ui${path.slice(1)}`).catch((error) => failed.push(`${path}: ${error.message}`))
}
process.stdout.write(
  JSON.stringify({ failed, dir: getDirection('ar'), styles: buttonStyles({ variant: 'action' }).length > 0 }),
)
