import { startTimer } from '../native-timers.ts'

/** Time after the load event at which a page counts as painted although the browser reports nothing, in ms. */
const fallbackMs = 6000

/** Calls back once, when the page has painted a text, a picture or a canvas. */
export function onFirstPaint(callback: () => void): void {
  let isDone = false
  const finish = () => {
    if (isDone) return
    isDone = true
    observer.disconnect()
    callback()
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) finish()
  })
  observer.observe({ type: 'paint', buffered: true })
  addEventListener('load', () => startTimer(finish, fallbackMs), { once: true })
}
