/** Script of the audio worklet: the host gives its URL to `createMicrophone` and `createSpeaker`. */
import './capture-processor.ts'
import './playback-processor.ts'
