import type { Batch } from '../stores/batch-store.ts'

const TYPE = 'type.googleapis.com/google.ai.generativelanguage.v1beta'

/** Describes a batch as a long-running operation. */
export function describeBatch(batch: Batch): object {
  const { id, model, displayName, created, updated, state, count, output } = batch
  const time = new Date(updated).toISOString()
  const done = state === 'SUCCEEDED' || state === 'CANCELLED'
  const counts =
    output === null
      ? { pendingRequestCount: String(count) }
      : {
          ...(count > output.failed ? { successfulRequestCount: String(count - output.failed) } : {}),
          ...(output.failed > 0 ? { failedRequestCount: String(output.failed) } : {}),
        }
  return {
    name: `batches/${id}`,
    metadata: {
      '@type': `${TYPE}.GenerateContentBatch`,
      name: `batches/${id}`,
      model: `models/${model}`,
      ...(displayName === '' ? {} : { displayName }),
      createTime: new Date(created).toISOString(),
      updateTime: time,
      ...(done ? { endTime: time } : {}),
      batchStats: { requestCount: String(count), ...counts },
      state: `BATCH_STATE_${state}`,
      ...(output === null ? {} : { output: output.output }),
    },
    ...(done ? { done: true } : {}),
    ...(output === null
      ? {}
      : { response: { '@type': `${TYPE}.GenerateContentBatchOutput`, ...output.output } }),
    ...(state === 'CANCELLED' ? { error: { code: 1, message: 'The batch was cancelled.' } } : {}),
  }
}
