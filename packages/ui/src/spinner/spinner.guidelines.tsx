import type { Guideline } from '../testing/component-docs.ts'
import { Text } from '../text/index.ts'
import { Spinner } from './spinner.tsx'

const LabelledSpinner = ({ label }: { label: string }) => (
  <Text className="flex items-center gap-2">
    <Spinner label={label} />
    <span aria-hidden="true">{label}</span>
  </Text>
)

const scores = { en: 'Loading scores…', ar: 'جارٍ تحميل النتائج…' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say what is loading.', ar: 'سمِّ ما يُحمَّل.' },
      sample: (language) => <LabelledSpinner label={scores[language]} />,
    },
    dont: {
      rule: { en: 'Do not only ask to wait.', ar: 'لا تكتفِ بطلب الانتظار.' },
      sample: (language) => <LabelledSpinner label={{ en: 'Please wait…', ar: 'يُرجى الانتظار…' }[language]} />,
    },
  },
  {
    do: {
      rule: { en: 'Show one spinner for one wait.', ar: 'ضع نجمة واحدة لكل انتظار.' },
      sample: (language) => <Spinner size="3rem" label={scores[language]} />,
    },
    dont: {
      rule: { en: 'Do not repeat it in every row.', ar: 'لا تكرّرها في كل صف.' },
      sample: (language) => (
        <div className="grid gap-3">
          {[1, 2, 3].map((row) => (
            <LabelledSpinner key={row} label={scores[language]} />
          ))}
        </div>
      ),
    },
  },
]
