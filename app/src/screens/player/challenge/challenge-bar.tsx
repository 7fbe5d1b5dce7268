import { TrophyIcon } from '@saha/ui'
import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { ChallengeText } from '../../../features/challenge/challenge-text.tsx'
import type { Challenge } from '../../../features/challenge/use-challenge.ts'
import type { Store } from '../../../platform/store.ts'

interface ChallengeBarProps {
  challenge: Challenge
  /** Score of the current run. */
  runScore: Store<number>
}

/** The score to beat and what is missing, until a run has beaten it. */
export function ChallengeBar({ challenge: { row }, runScore }: ChallengeBarProps) {
  const t = useTranslations('challenge')
  const score = useSyncExternalStore(runScore.subscribe, runScore.get, runScore.get)
  const [isBeaten, setBeaten] = useState(false)
  const isAbove = Boolean(row && score > row.score)
  if (isAbove && !isBeaten) setBeaten(true)
  if (row === undefined) return null
  return (
    <div
      data-state={isBeaten ? 'beaten' : 'open'}
      className={`type-small flex items-center gap-2 px-3 pb-2 ${isBeaten ? 'text-action' : ''}`}
    >
      <TrophyIcon size={1.25} className="shrink-0 text-action" />
      {/* Only the outcome is announced, not each point. */}
      <output className="min-w-0 font-semibold">
        <ChallengeText row={row} isBeaten={isBeaten} />
      </output>
      {row && !isBeaten && (
        <span className="ms-auto shrink-0 text-on-night-muted">
          {t('toGo', { count: row.score + 1 - score })}
        </span>
      )}
    </div>
  )
}
