import { useSample } from '../testing/sample.ts'
import { TextLink } from './text-link.tsx'
import { ArrowEndIcon } from '../icons/index.ts'

export default { title: 'Components/Actions/TextLink/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Both variants, internal and external, in text of three sizes and on a dark background. */
export function Variants() {
  const { text, link } = useSample({
    en: { text: 'Everything about scores is told in ', link: 'the rules of the game' },
    ar: { text: 'كل ما يخص النقاط مشروح في ', link: 'قواعد اللعبة' },
  })
  const links = (
    <>
      {['type-lead', 'type-body', 'type-small'].map((size) => (
        <p key={size} className={size}>
          {text}
          <TextLink href="#/">{link}</TextLink>. {text}
          <TextLink href="https://example.com" external>
            {link}
          </TextLink>
          .
        </p>
      ))}
      <div className="flex flex-wrap gap-6">
        <TextLink variant="standalone" href="#/">
          {link}
        </TextLink>
        <TextLink variant="standalone" href="#/" endIcon={ArrowEndIcon}>
          {link}
        </TextLink>
        <TextLink variant="standalone" href="https://example.com" external>
          {link}
        </TextLink>
      </div>
    </>
  )
  return (
    <div className="grid max-w-2xl gap-4">
      {links}
      <div data-theme="dark" className="grid gap-4 rounded-panel bg-ground p-4 text-ink">
        {links}
      </div>
    </div>
  )
}
