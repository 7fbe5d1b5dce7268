import { UserText } from '@saha/ui/bidi'
import { useKit } from '@saha/ui/provider'
import { Table, TableBody, TableHead, TableHeaderCell, TableRow } from '@saha/ui/table'
import { TableSelectAll, TableSelectRow } from '@saha/ui/table'
import { useState } from 'react'

const texts = { en: { caption: 'Downloads', name: 'File' }, ar: { caption: 'التنزيلات', name: 'الملف' } }
const files = ['cover.png', 'قواعد اللعبة.pdf', 'music.mp3']

export default function Selection() {
  const { caption, name } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [selected, setSelected] = useState<readonly string[]>(['music.mp3'])
  const selectFile = (file: string, isOn: boolean) =>
    setSelected(isOn ? [...selected, file] : selected.filter((other) => other !== file))
  const isAll = selected.length === files.length || (selected.length > 0 && 'indeterminate')
  return (
    <Table caption={caption}>
      <TableHead>
        <TableRow>
          <TableSelectAll checked={isAll} onCheckedChange={(isOn) => setSelected(isOn ? files : [])} />
          <TableHeaderCell>{name}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {files.map((file) => {
          const row = { label: file, checked: selected.includes(file) }
          return (
            <TableRow key={file} selected={row.checked}>
              <TableSelectRow {...row} onCheckedChange={(isOn) => selectFile(file, isOn)} />
              <TableHeaderCell scope="row">
                <UserText>{file}</UserText>
              </TableHeaderCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
