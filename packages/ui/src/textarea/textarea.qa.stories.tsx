import { useSample } from '../testing/sample.ts'
import { Textarea } from './textarea.tsx'

export default { title: 'Components/Forms/Textarea/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Empty, short, very long and a single long word, in every state. */
export function Variants() {
  const { label, placeholder, short, long } = useSample({
    en: {
      label: 'Your review',
      placeholder: 'What did you like?',
      short: 'Fast and fair.',
      long: 'The best racing game so far. '.repeat(40),
    },
    ar: {
      label: 'رأيك في اللعبة',
      placeholder: 'ما الذي أعجبك فيها؟',
      short: 'سريعة وعادلة.',
      long: 'أجمل لعبة سباق جرّبتها حتى الآن. '.repeat(40),
    },
  })
  const contents = ['', short, long, 'https://example.com/'.padEnd(160, 'path-')]
  return (
    <div className="grid max-w-4xl items-start gap-4 sm:grid-cols-3">
      {contents.flatMap((text) =>
        [{}, { 'aria-invalid': true }, { disabled: true }].map((state) => (
          <Textarea
            key={`${text} ${Object.keys(state).join()}`}
            aria-label={label}
            placeholder={placeholder}
            defaultValue={text}
            className="max-h-60"
            {...state}
          />
        )),
      )}
    </div>
  )
}
