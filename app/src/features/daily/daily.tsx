import { useState } from 'react'
import { optionalChunk } from '../errors/lazy-chunk.tsx'

const DailyCard = optionalChunk(() => import('./daily-card.tsx'))

/** The daily game. It loads when it is about to be seen, and its space is reserved. */
export function Daily() {
  const [isSeen, setSeen] = useState(false)
  const watch = (element: HTMLElement) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }
  return (
    <section ref={watch} className="min-h-40">
      {isSeen && <DailyCard />}
    </section>
  )
}
