import * as v from 'valibot'
import { videoRatios } from '../../../adapters/storage/video-job.ts'

export const draftSchema = v.object({ prompt: v.string(), ratio: v.picklist(videoRatios) })

export type Draft = v.InferOutput<typeof draftSchema>

export const noDraft: Draft = { prompt: '', ratio: '16:9' }
