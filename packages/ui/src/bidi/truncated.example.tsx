import { UserText } from '@saha/ui/bidi'

/** File names chosen by users. */
const files = ['quarterly-planning-recording-final.mp3', 'تسجيل_اجتماع_الفريق_الأسبوعي_الطويل.mp3']

export default function Truncated() {
  return (
    <div style={{ display: 'grid', gap: '0.5rem', inlineSize: '12rem' }}>
      {files.map((text) => (
        <UserText key={text} lines={1} title={text}>
          {text}
        </UserText>
      ))}
    </div>
  )
}
