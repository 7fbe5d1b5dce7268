import { UserText } from '@saha/ui/bidi'
import { useKit } from '@saha/ui/provider'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@saha/ui/table'

const texts = {
  en: { caption: 'Players of the week', name: 'Player', score: 'Score' },
  ar: { caption: 'لاعبو الأسبوع', name: 'اللاعب', score: 'النقاط' },
}

const players = [
  { name: 'نور', score: 128_450 },
  { name: 'lina_93', score: 97_200 },
  { name: 'سامي', score: 980 },
]

export default function Basic() {
  const { caption, name, score } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Table caption={caption}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{name}</TableHeaderCell>
          <TableHeaderCell align="number">{score}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {players.map((player) => (
          <TableRow key={player.name}>
            <TableHeaderCell scope="row">
              <UserText>{player.name}</UserText>
            </TableHeaderCell>
            <TableCell align="number">{player.score}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
