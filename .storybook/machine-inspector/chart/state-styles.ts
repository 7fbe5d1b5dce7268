import { clsx } from 'clsx'
import type { DiagramState } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import type { Highlights } from './highlights.ts'

/** Returns true for a state without child states. */
export const isAtomicState = ({ children }: DiagramState) => children.length === 0

/** Returns the styles of a state's box, also for forced colors. */
export const getBoxStyles = (isAtomic: boolean, isActive: boolean) => {
  if (isAtomic)
    return isActive
      ? {
          box: 'fill-action stroke-action-edge forced:fill-[Highlight] forced:stroke-[CanvasText]',
          shadow: 'fill-action-edge',
          text: 'fill-on-action forced:fill-[HighlightText]',
        }
      : {
          box: 'fill-surface stroke-line-strong forced:fill-[Canvas] forced:stroke-[CanvasText]',
          shadow: 'fill-shadow',
          text: 'fill-ink forced:fill-[CanvasText]',
        }
  return isActive
    ? {
        box: 'fill-action/7 stroke-action-edge forced:fill-[Canvas] forced:stroke-[Highlight]',
        shadow: '',
        text: 'fill-ink forced:fill-[CanvasText]',
      }
    : {
        box: 'fill-sunken/50 stroke-line-strong/70 forced:fill-[Canvas] forced:stroke-[CanvasText]',
        shadow: '',
        text: 'fill-ink-muted forced:fill-[CanvasText]',
      }
}

/** Returns the styles of a state's text; that of compound states has a background. */
export const getTextStyles = (state: DiagramState, { active }: Highlights) =>
  clsx(getBoxStyles(isAtomicState(state), active.has(state.id)).text, !isAtomicState(state) && 'chart-halo')

/** Returns the styles of a resource or tag in a state's box. */
export const getNoteStyles = (kind: 'holds' | 'tag', isHighlighted: boolean) => {
  const forced = {
    box: 'forced:fill-[Canvas] forced:stroke-[CanvasText]',
    text: 'forced:fill-[CanvasText]',
  }
  if (kind === 'holds')
    return {
      box: clsx('fill-selection stroke-selection-edge', forced.box),
      text: clsx('fill-link', forced.text),
    }
  return isHighlighted
    ? {
        box: clsx('fill-transparent stroke-on-action/60', forced.box),
        text: clsx('fill-on-action', forced.text),
      }
    : { box: clsx('fill-sunken stroke-line-strong', forced.box), text: clsx('fill-ink-muted', forced.text) }
}
