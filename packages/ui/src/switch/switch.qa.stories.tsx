import { useSample } from '../testing/sample.ts'
import { Switch } from './switch.tsx'

export default { title: 'Components/Forms/Switch/QA', tags: ['qa', '!dev', '!autodocs'] }

const states = [{}, { 'aria-invalid': true }, { disabled: true }]

/** Off and on in every state, without a label, and with a short and a very long one. */
export function Variants() {
  const { short, long, hint } = useSample({
    en: {
      short: 'Sound',
      long: 'Play the music of the menu softly while a game is still loading its pictures',
      hint: 'Takes effect at once.',
    },
    ar: {
      short: 'الصوت',
      long: 'شغّل موسيقى القائمة بصوت خافت ريثما تكتمل صور اللعبة',
      hint: 'يسري على الفور.',
    },
  })
  return (
    <div className="grid max-w-4xl gap-x-6 sm:grid-cols-3">
      {[false, true].flatMap((on) =>
        states.map((state) => (
          <div key={JSON.stringify({ on, ...state })}>
            <Switch defaultChecked={on} {...state} aria-label={short} />
            <Switch defaultChecked={on} {...state}>
              {short}
            </Switch>
            <Switch defaultChecked={on} {...state} hint={hint}>
              {long}
            </Switch>
          </div>
        )),
      )}
    </div>
  )
}
