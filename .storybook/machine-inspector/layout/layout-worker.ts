import type { ELK } from 'elkjs/lib/elk-api'

let elk: Promise<ELK> | undefined

/** Starts ELK in a worker, once, because a large chart would block the page. */
export const startLayoutWorker = (): Promise<ELK> => (elk ??= start())

const start = async (): Promise<ELK> => {
  const [{ default: Elk }, { default: ElkWorker }] = await Promise.all([
    import('elkjs/lib/elk-api.js'),
    import('elkjs/lib/elk-worker.min.js?worker'),
  ])
  return new Elk({ workerFactory: () => new ElkWorker() })
}
