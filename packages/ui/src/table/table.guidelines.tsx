import type { Guideline } from '../testing/component-docs.ts'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  type TableCellProps,
} from './index.ts'

type Language = 'en' | 'ar'

const texts = {
  en: { caption: 'Games played in May', game: 'Game', count: 'Played', rows: ['Chess', 'Sudoku', 'Racing'] },
  ar: { caption: 'جولات شهر مايو', game: 'اللعبة', count: 'الجولات', rows: ['شطرنج', 'سودوكو', 'سباق'] },
}
const counts = [12_840, 970, 1_005]

interface SampleProps {
  language: Language
  caption?: string
  align?: NonNullable<TableCellProps['align']>
}

function Sample({ language, caption, align = 'number' }: SampleProps) {
  const { game, count, rows, ...own } = texts[language]
  return (
    <Table caption={caption ?? own.caption} size="small">
      <TableHead>
        <TableRow>
          <TableHeaderCell>{game}</TableHeaderCell>
          <TableHeaderCell align={align}>{count}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, at) => (
          <TableRow key={row}>
            <TableHeaderCell scope="row">{row}</TableHeaderCell>
            <TableCell align={align}>{counts[at] ?? 0}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Align numbers by place value, so that they can be compared.',
        ar: 'حاذِ الأرقام بحسب منازلها لتسهل المقارنة بينها.',
      },
      sample: (language) => <Sample language={language} />,
    },
    dont: {
      rule: { en: 'Do not align them like words.', ar: 'لا تحاذِها كما تحاذي الكلمات.' },
      sample: (language) => <Sample language={language} align={language === 'en' ? 'start' : 'end'} />,
    },
  },
  {
    do: {
      rule: { en: 'Say in the caption what is compared.', ar: 'اذكر في العنوان ما يقارنه الجدول.' },
      sample: (language) => <Sample language={language} />,
    },
    dont: {
      rule: { en: 'Do not write a caption that fits every table.', ar: 'لا تكتب عنوانًا يصلح لكل جدول.' },
      sample: (language) => <Sample language={language} caption={{ en: 'Data', ar: 'بيانات' }[language]} />,
    },
  },
]
