import { ExitFullscreenIcon, FullscreenIcon, MinusIcon, PlusIcon } from '@saha/ui/icons'
import { Button } from '@saha/ui/button'
import { IconButton } from '@saha/ui/icon-button'
import { getNumberFormat, Num } from '@saha/ui/bidi'
import { useKit } from '@saha/ui/provider'
import { ToggleButton } from '@saha/ui/toggle-button'
import { VisuallyHidden } from '@saha/ui/visually-hidden'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import type { DiagramEdge } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import type { ChartLayout } from '../layout/layout.ts'
import { useMessages } from '../messages.ts'
import { Chart } from './chart.tsx'
import type { Highlights } from './highlights.ts'
import { useViewport } from './use-viewport.ts'

interface ChartViewProps {
  name: string
  layout: ChartLayout
  highlights: Highlights
  /** Accessible name of the chart, with its current state. */
  label: string
  /** Changes with every action. @default 0 */
  version?: number
  /** Lays the chart out again, without the states inside the given ones. */
  loadLayout: (collapsed: ReadonlySet<string>) => Promise<ChartLayout>
  /** Takes a transition of the current state. Without it transitions are not buttons. */
  onPress?: (edge: DiagramEdge) => void
}

const none: ReadonlySet<string> = new Set()

/** A chart that can be zoomed, moved, collapsed and pressed. */
export function ChartView(props: ChartViewProps) {
  const { name, highlights, label, version = 0, loadLayout, onPress } = props
  const messages = useMessages()
  const { locale } = useKit()
  const [layout, setLayout] = useState(props.layout)
  const [collapsed, setCollapsed] = useState(none)
  const [isFollowing, setFollowing] = useState(true)
  const frame = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const focused = layout.states.find(({ state: { id } }) => id === highlights.focus)
  const { canvas, view, commands, listeners } = useViewport({
    chart: layout,
    focus: focused?.box,
    isFollowing,
  })

  const onToggle = (id: string) => {
    const next = new Set(collapsed)
    if (!next.delete(id)) next.add(id)
    setCollapsed(next)
    void loadLayout(next).then(setLayout)
  }

  return (
    <div ref={frame} className="chart-frame grid min-w-0 content-start gap-3 bg-ground">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton size="small" icon={MinusIcon} label={messages.zoomOut} onClick={commands.zoomOut} />
        <Button size="small" onClick={commands.zoomToFull}>
          <Num>{getNumberFormat(locale, { style: 'percent' }).format(view?.scale ?? 1)}</Num>
          <VisuallyHidden>{messages.fullSize}</VisuallyHidden>
        </Button>
        <IconButton size="small" icon={PlusIcon} label={messages.zoomIn} onClick={commands.zoomIn} />
        <Button size="small" onClick={commands.fit}>
          {messages.fit}
        </Button>
        {onPress && (
          <ToggleButton size="small" pressed={isFollowing} onClick={() => setFollowing(!isFollowing)}>
            {messages.follow}
          </ToggleButton>
        )}
        <FullscreenButton frame={frame} />
      </div>
      <section
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the chart is moved and scaled with keys
        tabIndex={0}
        aria-label={messages.chart(name)}
        aria-describedby={keysId}
        dir="ltr"
        lang="en"
        style={{ blockSize: layout.height + 34 }}
        className="chart-canvas relative overflow-hidden rounded-tile border border-line bg-sunken/40"
        {...listeners}
      >
        {view && (
          <Chart
            layout={layout}
            highlights={highlights}
            version={version}
            label={label}
            view={view}
            actions={{ onPress, collapsed, onToggle, onReveal: commands.reveal }}
          />
        )}
      </section>
      <VisuallyHidden id={keysId}>{messages.chartKeys}</VisuallyHidden>
    </div>
  )
}

function FullscreenButton({ frame }: { frame: RefObject<HTMLDivElement | null> }) {
  const messages = useMessages()
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [frame])
  if (!document.fullscreenEnabled) return null
  return (
    <IconButton
      size="small"
      icon={isFull ? ExitFullscreenIcon : FullscreenIcon}
      label={isFull ? messages.exitFullscreen : messages.fullscreen}
      onClick={() => void (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())}
    />
  )
}
