import { Icon } from '@saha/ui/icon'
import { CheckIcon } from '@saha/ui/icons/check'
import { CloseIcon } from '@saha/ui/icons/close'
import { SahaProvider } from '@saha/ui/provider'
import type { Guideline } from '../../../packages/ui/src/testing/component-docs.ts'
import type { Language } from './docs-story.tsx'

const words = { en: { do: 'Do', dont: 'Don’t' }, ar: { do: 'افعل', dont: 'لا تفعل' } }

interface CaseProps {
  kind: 'do' | 'dont'
  language: Language
  guideline: Guideline
}

function Case({ kind, language, guideline }: CaseProps) {
  const { rule, sample } = guideline[kind]
  const isRight = kind === 'do'
  return (
    <figure
      className={`grid min-w-0 grid-rows-[1fr_auto] overflow-hidden rounded-tile border bg-surface ${isRight ? 'border-link' : 'border-danger'}`}
    >
      <div inert className="grid min-w-0 content-center justify-items-start p-6">
        {sample(language)}
      </div>
      <figcaption className="grid gap-1 border-t border-line bg-sunken px-4 py-3">
        <strong className={`flex items-center gap-1.5 type-label ${isRight ? 'text-link' : 'text-danger'}`}>
          <Icon icon={isRight ? CheckIcon : CloseIcon} /> {words[language][kind]}
        </strong>
        <span className="type-small">{rule[language]}</span>
      </figcaption>
    </figure>
  )
}

/** Right and wrong uses as live components, in the toolbar's language. */
export const Guidelines = ({
  guidelines,
  language,
}: {
  guidelines: readonly Guideline[]
  language: Language
}) => (
  <SahaProvider scope="element" locale={language}>
    <div className="grid gap-6">
      {guidelines.map((guideline) => (
        <div key={guideline.do.rule.en} className="grid gap-4 sm:grid-cols-2">
          <Case kind="do" language={language} guideline={guideline} />
          <Case kind="dont" language={language} guideline={guideline} />
        </div>
      ))}
    </div>
  </SahaProvider>
)
