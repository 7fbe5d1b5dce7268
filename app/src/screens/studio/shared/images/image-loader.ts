import { createRequestMachine } from '@saha/machines/request'
import { createActor } from 'xstate'
import { loadImage, type LoadedImage } from './image-file.ts'

const machine = createRequestMachine<File, LoadedImage>({ ask: loadImage })

export const createImageLoader = () => createActor(machine)

export type ImageLoader = ReturnType<typeof createImageLoader>
