import { clsx } from 'clsx'
import type { DiagramState } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import type { Box } from '../layout/layout.ts'
import type { Highlights } from './highlights.ts'
import { isAtomicState, getBoxStyles } from './state-styles.ts'

export interface StateBoxProps {
  state: DiagramState
  box: Box
  highlights: Highlights
}

/** The box of a state, highlighted while active. */
export function StateBox({ state, box: { x, y, width, height }, highlights }: StateBoxProps) {
  const isAtomic = isAtomicState(state)
  const isActive = highlights.active.has(state.id)
  const { box, shadow } = getBoxStyles(isAtomic, isActive)
  const shape = { x, width, height, rx: isAtomic ? 12 : 16 }
  return (
    <g data-active={isActive} data-focus={highlights.focus === state.id}>
      <title>{state.description}</title>
      {isAtomic && <rect {...shape} y={y + 3} className={clsx(shadow, 'forced:fill-none')} />}
      <rect
        {...shape}
        y={y}
        strokeWidth={isActive ? 2.5 : 1}
        strokeDasharray={state.kind === 'parallel' ? '2 5' : undefined}
        className={clsx(box, 'transition-[fill] duration-180')}
      />
      {state.kind === 'final' && (
        <rect
          {...shape}
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={9}
          className="fill-none stroke-current"
        />
      )}
    </g>
  )
}
