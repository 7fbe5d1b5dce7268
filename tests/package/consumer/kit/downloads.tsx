import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@saha/ui/alert-dialog'
import { UserText, useNumberFormat } from '@saha/ui/bidi'
import { useKit } from '@saha/ui/provider'
import {
  Table,
  TableBody,
  TableCell,
  TableEmpty,
  TableHead,
  TableHeaderCell,
  TableRow,
  TableSelectAll,
  TableSelectRow,
  TableSortCell,
} from '@saha/ui/table'
import { useToast } from '@saha/ui/toast'
import { useState } from 'react'

const texts = {
  en: {
    caption: 'Downloads',
    name: 'File',
    size: 'KB',
    remove: 'Delete',
    title: 'Delete the selected files?',
    text: 'You can undo this for a moment.',
    removed: 'Deleted',
    undo: 'Undo',
    later: 'Download the files again',
    empty: 'No downloads.',
  },
  ar: {
    caption: 'التنزيلات',
    name: 'الملف',
    size: 'كيلوبايت',
    remove: 'احذف',
    title: 'هل تحذف الملفات المحددة؟',
    text: 'يمكنك التراجع بعد قليل.',
    removed: 'حُذفت الملفات',
    undo: 'تراجع',
    later: 'نزّل الملفات من جديد',
    empty: 'لا تنزيلات.',
  },
}
const all = [
  { name: 'cover.png', size: 812 },
  { name: 'قواعد اللعبة.pdf', size: 96 },
  { name: 'music.mp3', size: 4210 },
]

/** A table to sort and select, with a confirmation and a toast that undoes. */
export function Downloads() {
  const t = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const format = useNumberFormat()
  const { show } = useToast()
  const [files, setFiles] = useState(all)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [sort, setSort] = useState<'ascending' | 'descending'>('descending')
  const rows = files.toSorted((a, b) => (sort === 'ascending' ? a.size - b.size : b.size - a.size))
  const isAll =
    selected.length === files.length ? selected.length > 0 : selected.length > 0 && 'indeterminate'
  const remove = () => {
    setFiles(files.filter(({ name }) => !selected.includes(name)))
    setSelected([])
    show({
      title: t.removed,
      action: { label: t.undo, altText: t.later, onAction: () => setFiles(files) },
    })
  }
  return (
    <>
      <Table caption={t.caption}>
        <TableHead>
          <TableRow>
            <TableSelectAll
              checked={isAll}
              onCheckedChange={(isOn) => setSelected(isOn ? files.map(({ name }) => name) : [])}
            />
            <TableHeaderCell>{t.name}</TableHeaderCell>
            <TableSortCell
              align="number"
              sort={sort}
              onSort={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}
            >
              {t.size}
            </TableSortCell>
          </TableRow>
        </TableHead>
        {rows.length === 0 ? (
          <TableEmpty columns={3}>{t.empty}</TableEmpty>
        ) : (
          <TableBody>
            {rows.map(({ name, size }) => (
              <TableRow key={name} selected={selected.includes(name)}>
                <TableSelectRow
                  label={name}
                  checked={selected.includes(name)}
                  onCheckedChange={(isOn) =>
                    setSelected(isOn ? [...selected, name] : selected.filter((other) => other !== name))
                  }
                />
                <TableHeaderCell scope="row">
                  <UserText>{name}</UserText>
                </TableHeaderCell>
                <TableCell align="number">{format(size)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        )}
      </Table>
      <AlertDialog>
        <AlertDialogTrigger disabled={selected.length === 0}>{t.remove}</AlertDialogTrigger>
        <AlertDialogContent>
          <AlertDialogTitle>{t.title}</AlertDialogTitle>
          <AlertDialogDescription>{t.text}</AlertDialogDescription>
          <AlertDialogFooter>
            <AlertDialogCancel />
            <AlertDialogAction variant="danger" onClick={remove}>
              {t.remove}
            </AlertDialogAction>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </>
  )
}
