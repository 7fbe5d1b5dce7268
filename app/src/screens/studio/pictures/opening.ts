import { createRequestMachine } from '@saha/machines/request'
import { createActor } from 'xstate'
import { openPicture, type OpenedPicture } from './picture-file.ts'

const machine = createRequestMachine<File, OpenedPicture>({ ask: openPicture })

/** What opens the pictures that a visitor brings. */
export const makeOpening = () => createActor(machine)

export type Opening = ReturnType<typeof makeOpening>
