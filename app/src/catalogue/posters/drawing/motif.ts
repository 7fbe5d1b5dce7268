/**
 * Paths of the kit's star. Imported by path, because the kit's entry points contain React components that
 * Node cannot load.
 */
export { courtyardPath, starPath } from '../../../../../packages/ui/src/star-motif/star-path.ts'
