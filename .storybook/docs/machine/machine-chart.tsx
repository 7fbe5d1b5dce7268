import { SegmentedControl } from '@saha/ui/segmented-control'
import { Skeleton } from '@saha/ui/skeleton'
import { clsx } from 'clsx'
import { Suspense, use, useState } from 'react'
import { ScrollRegion } from '../../../packages/ui/src/scroll-edges/index.ts'
import type { Diagram } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { Chart } from '../../machine-inspector/chart/chart.tsx'
import type { Highlights } from '../../machine-inspector/chart/highlights.ts'
import { useIsNear } from '../screen/use-is-near.ts'
import { loadChartLayout } from './chart-layouts.ts'

/** Highlights of a machine that is not running. */
export const noHighlights: Highlights = {
  active: new Set(),
  taken: new Set(),
  open: new Set(),
  focus: undefined,
}

type Size = 'fit' | 'full'

/** The chart of a machine, whole or in full size. Laid out when it is near the viewport. */
export function MachineChart({ diagram, name }: { diagram: Diagram; name: string }) {
  const [size, setSize] = useState<Size>('fit')
  const [ref, isNear] = useIsNear()
  const placeholder = <Skeleton className="h-96 w-full" />
  return (
    <div ref={ref} className="grid min-w-0 justify-items-start gap-3">
      <SegmentedControl<Size>
        label="Chart size"
        labelHidden
        options={[
          { value: 'fit', label: 'Whole chart' },
          { value: 'full', label: 'Full size' },
        ]}
        value={size}
        onValueChange={setSize}
      />
      <ScrollRegion
        label={`Chart of ${name}`}
        className={clsx(
          'relative w-full overflow-x-auto rounded-tile border border-line bg-sunken/40 p-4',
          // Its scroll bar stays on the screen.
          size === 'full' && 'max-h-[80dvh] overflow-y-auto',
        )}
      >
        {isNear ? (
          <Suspense fallback={placeholder}>
            <LoadedChart diagram={diagram} name={name} size={size} />
          </Suspense>
        ) : (
          placeholder
        )}
      </ScrollRegion>
    </div>
  )
}

function LoadedChart({ diagram, name, size }: { diagram: Diagram; name: string; size: Size }) {
  const layout = use(loadChartLayout(diagram))
  return (
    <Chart
      layout={layout}
      highlights={noHighlights}
      label={`Chart of ${name}. The states below have the same content.`}
      smallest={size === 'full' ? 1 : 0}
      className={size === 'full' ? 'max-w-none' : 'mx-auto max-w-full'}
    />
  )
}
