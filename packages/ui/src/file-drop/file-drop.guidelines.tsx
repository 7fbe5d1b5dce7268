import { Field } from '../field/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { FileDrop } from './file-drop.tsx'

/** A field for a video of up to 20 MB. */
const Video = ({ label, hint }: { label: string; hint: string }) => (
  <Field label={label} hint={hint} className="w-full">
    {(control) => <FileDrop {...control} accept={['video/mp4']} maxBytes={20 * 1024 ** 2} />}
  </Field>
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Name the file, and hint at what makes a good one. The area shows types and size.',
        ar: 'سمِّ الملف، وبيّن في التلميح أي ملف يصلح؛ أما الأنواع والحجم فتظهر في المساحة نفسها.',
      },
      sample: (language) => (
        <Video
          label={{ en: 'Video', ar: 'الفيديو' }[language]}
          hint={
            {
              en: 'A scene of up to two minutes works best.',
              ar: 'الأفضل مشهد لا يزيد على دقيقتين.',
            }[language]
          }
        />
      ),
    },
    dont: {
      rule: {
        en: 'Do not repeat the rules, and do not ask for “a valid file”.',
        ar: 'لا تكرر الشروط، ولا تطلب «ملفًّا صالحًا».',
      },
      sample: (language) => (
        <Video
          label={{ en: 'File upload', ar: 'رفع الملفات' }[language]}
          hint={
            {
              en: 'Please upload a valid file (MP4, at most 20 MB).',
              ar: 'الرجاء رفع ملف صالح (MP4، بحد أقصى 20 ميغابايت).',
            }[language]
          }
        />
      ),
    },
  },
]
