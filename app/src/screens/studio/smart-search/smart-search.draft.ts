import * as v from 'valibot'

export const draftSchema = v.object({ query: v.string(), mode: v.picklist(['web', 'maps']) })

/** Query and mode that the user is editing. */
export type Draft = v.InferOutput<typeof draftSchema>

export const noDraft: Draft = { query: '', mode: 'web' }
