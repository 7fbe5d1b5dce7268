import { UserText } from '../bidi/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Avatar } from './avatar.tsx'

const people = { en: ['Noor Haddad', 'Nadim Hamdan'], ar: ['نور حداد', 'نديم حمدان'] }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Show the name beside it where it fits.', ar: 'اعرض الاسم بجانب الصورة ما اتّسع المكان.' },
      sample: (language) => (
        <ul className="grid gap-3">
          {people[language].map((name) => (
            <li key={name} className="flex items-center gap-3">
              <Avatar name={name} hue="racing" />
              <UserText>{name}</UserText>
            </li>
          ))}
        </ul>
      ),
    },
    dont: {
      rule: {
        en: 'Do not distinguish people by initials and color.',
        ar: 'لا تكتفِ بالأحرف الأولى واللون لتمييز الأشخاص.',
      },
      sample: (language) => (
        <div className="grid gap-3">
          {people[language].map((name) => (
            <Avatar key={name} name={name} label={name} hue="racing" />
          ))}
        </div>
      ),
    },
  },
  {
    do: {
      rule: { en: 'Pass the name that the person chose.', ar: 'مرّر الاسم الذي اختاره صاحبه.' },
      sample: (language) => <Avatar name={{ en: 'Noor Haddad', ar: 'نور حداد' }[language]} size="large" />,
    },
    dont: {
      rule: {
        en: 'Do not pass an account number: digits are not initials.',
        ar: 'لا تمرّر رقم الحساب، فالأرقام ليست أحرفًا أولى.',
      },
      sample: () => <Avatar name="28471 9920" size="large" />,
    },
  },
]
