/** Six seconds of a courtyard: H.264 in MP4, without sound. */
export const courtyard = new URL('courtyard.mp4', import.meta.url)

export async function createVideoFile(name = 'courtyard.mp4'): Promise<File> {
  const response = await fetch(courtyard)
  return new File([await response.blob()], name, { type: 'video/mp4' })
}

/** Records a video whose header has no duration. */
export async function recordVideoFile(): Promise<File> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
  const segments: Blob[] = []
  recorder.ondataavailable = ({ data }) => segments.push(data)
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  recorder.start()
  for (let frame = 0; frame < 15; frame += 1) {
    pen.fillStyle = frame % 2 === 0 ? 'teal' : 'orange'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
  }
  recorder.stop()
  await stopped
  return new File(segments, 'recorded.webm', { type: 'video/webm' })
}
