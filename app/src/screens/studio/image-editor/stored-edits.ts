import * as v from 'valibot'
import { createEntryKind } from '../../../adapters/library/entry-kind.ts'
import type { Files } from '../../../adapters/library/entry.ts'
import { editLimit, type EditStep } from './edit-history.ts'
import type { EditedImage } from './image-editor.state.ts'

const side = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const size = { width: side, height: side }

const schema = v.pipe(
  v.object({
    name: v.string(),
    originalSize: v.nullable(v.object(size)),
    /** Index of the shown step. */
    at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** The original, then its edits. The image of a step is the file of its id. */
    steps: v.pipe(
      v.array(v.object({ ...size, id: v.string(), instruction: v.nullable(v.string()) })),
      v.minLength(1),
      v.maxLength(editLimit + 1),
    ),
  }),
  v.check(({ at, steps }) => at < steps.length),
)

type StoredEdits = v.InferOutput<typeof schema>

/** Reads stored images with their edits. */
export const editsKind = createEntryKind<StoredEdits>({
  tool: 'image-editor',
  schema,
  getTexts: ({ name, steps }) => [name, ...steps.flatMap(({ instruction }) => instruction ?? [])],
})

/** Returns what is stored of an image with its edits. */
export const toStoredEdits = ({ name, originalSize, steps: { steps, at } }: EditedImage) => ({
  data: {
    name,
    originalSize,
    at,
    steps: steps.map(({ id, width, height, instruction }) => ({ id, width, height, instruction })),
  },
  files: new Map(steps.map(({ id, blob }) => [id, blob])),
})

/** Restores an image with its edits; null if one has no file. */
export function fromStoredEdits(
  { name, originalSize, at, steps }: StoredEdits,
  files: Files,
): EditedImage | null {
  const [original, ...edits] = steps.flatMap((step): EditStep[] => {
    const blob = files.get(step.id)
    return blob ? [{ ...step, blob }] : []
  })
  return original && edits.length === steps.length - 1
    ? { name, originalSize, steps: { steps: [original, ...edits], at } }
    : null
}
