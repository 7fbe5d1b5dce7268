import { h } from '../../../core/index.ts'
import type { Stage } from '../../../core/index.ts'
import { createAlbum } from '../album/album.ts'
import { createPicture } from '../painting/picture.ts'
import { createDesign } from '../rules/design.ts'
import type { Mark } from '../rules/design.ts'
import type { State } from '../rules/state.ts'
import type { Texts } from '../texts.ts'
import { createAlbumPanel } from './album-panel.ts'
import type { createAction } from './actions.ts'

/** Seconds without a change after which the hand in progress is stored. */
const draftSeconds = 1.5

/** Adds what the free studio has beside the drawing: the album, and saving as a picture. */
export function createStudio(
  stage: Stage<Texts>,
  state: State,
  add: typeof createAction,
  onClose: () => void,
  tell: (text: string) => void,
) {
  const { texts } = stage
  const album = createAlbum(stage.savedData, stage.saveData)
  const show = (marks: readonly Mark[]) => {
    state.design = createDesign(marks)
  }
  show(album.getDraft())
  const panel = createAlbumPanel({ stage, album, getMarks: () => state.design.marks, show, onClose })
  const savePicture = async () => {
    const result = await stage.savePicture(createPicture(state.design.marks))
    tell(texts.pictureResults[result])
  }
  const actions = h(
    'div',
    { class: 'henna-actions henna-studio-actions' },
    add('album', texts.album, () => panel.open()),
    add('fresh', texts.albumNew, () => {
      const { marks } = state.design
      if (marks.length > 0) {
        const result = album.add(marks)
        tell(texts.albumResults[result])
        if (result !== 'saved') return
      }
      album.startNew()
      show([])
    }),
    add('picture', texts.picture, () => void savePicture()),
  )
  let seen: readonly Mark[] = state.design.marks
  let [count, quiet] = [seen.length, 0]
  return {
    actions,
    album: panel.element,
    tick(seconds: number): void {
      const { marks } = state.design
      if (marks !== seen || marks.length !== count) [seen, count, quiet] = [marks, marks.length, draftSeconds]
      else if (quiet > 0 && (quiet -= seconds) <= 0) album.keepDraft(marks)
    },
    /** Stores the hand in progress now, or an empty one when the player starts over. */
    keep: (startsOver: boolean): void => album.keepDraft(startsOver ? [] : state.design.marks),
  }
}
export type Studio = ReturnType<typeof createStudio>
