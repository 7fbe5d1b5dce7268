import { useCallback, useEffect, useMemo, useState } from 'react'
import { dailyGameOf, startOfDay, toDay } from '../../../catalogue/daily/daily-game.ts'
import { playedDays } from '../../../features/daily/played-days.ts'
import { removeOldDailySaves } from '../../../features/daily/remove-old-saves.ts'
import { useNow } from '../../../features/daily/use-now.ts'
import { useSession } from '../../../features/session/session.tsx'
import { PlaySession } from '../play-session.tsx'

const dayMs = startOfDay(1)

/**
 * Plays the daily game. A run counts for the day on which it began. After midnight the next game opens as soon as
 * nothing would be lost.
 */
export function DailySession() {
  const [day, setDay] = useState(() => toDay(Date.now()))
  const session = useSession()
  const isOver = toDay(useNow(dayMs)) > day
  const daily = useMemo(() => dailyGameOf(day), [day])
  useEffect(() => void removeOldDailySaves(day), [day])
  const openNext = useCallback(() => setDay(toDay(Date.now())), [])
  const acceptsRun = useCallback(() => toDay(Date.now()) <= day, [day])
  const onRunEnd = useCallback(() => playedDays.add(session.getView().user?.id ?? null, day), [session, day])
  return (
    <PlaySession
      key={daily.id}
      game={daily.game}
      boardId={daily.id}
      from={null}
      daily={{ daily, isOver, openNext, acceptsRun, onRunEnd }}
    />
  )
}
