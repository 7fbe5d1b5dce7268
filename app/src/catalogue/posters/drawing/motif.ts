/**
 * Paths of the kit's star and logo. Imported by path, because the kit's entry points contain React components that
 * Node cannot load.
 */
export { wordmarks } from '../../../../../packages/ui/src/logo/logo-paths.ts'
export { courtyardPath, starPath } from '../../../../../packages/ui/src/star-motif/star-path.ts'
