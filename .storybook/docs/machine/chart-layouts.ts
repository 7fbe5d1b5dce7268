import type { ELK } from 'elkjs/lib/elk-api'
import type { Diagram } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { layoutChart, type ChartLayout } from '../../machine-inspector/layout/layout.ts'

/** Starts ELK in a worker, because a large chart would block the page for seconds. */
const startElk = async (): Promise<ELK> => {
  const [{ default: Elk }, { default: ElkWorker }] = await Promise.all([
    import('elkjs/lib/elk-api.js'),
    import('elkjs/lib/elk-worker.min.js?worker'),
  ])
  return new Elk({ workerFactory: () => new ElkWorker() })
}

const layouts = new Map<string, Promise<ChartLayout>>()

const layOut = async (diagram: Diagram) => {
  const elk = await startElk()
  try {
    return await layoutChart(diagram, elk)
  } finally {
    elk.terminateWorker()
  }
}

/** Returns the layout of a machine's chart, computed once, outside the page's thread. */
export function loadChartLayout(diagram: Diagram): Promise<ChartLayout> {
  const { id } = diagram.root
  const layout = layouts.get(id) ?? layOut(diagram)
  layouts.set(id, layout)
  return layout
}
