/**
 * The kit's own drawings of the star and of the name, so that there is one of each. By path and not by the
 * kit's entry points, which bring React components that Node cannot load.
 */
export { wordmarks } from '../../../../../packages/ui/src/logo/logo-paths.ts'
export { courtyardPath, starPath } from '../../../../../packages/ui/src/star-motif/star-path.ts'
