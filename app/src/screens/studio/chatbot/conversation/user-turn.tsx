import type { UserMessage } from '@saha/machines/chat'
import { Button, ChatMessage, CopyButton, EditIcon, isComposing, PromptInput, Text, UserText } from '@saha/ui'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '../../../../adapters/gemini/client/models.ts'
import { useNotice } from '../../../../features/notices/notices.tsx'
import type { FileContents } from '../files/file-contents.ts'
import { MessageFiles } from '../files/message-files.tsx'

interface UserTurnProps {
  message: UserMessage
  contents: FileContents
  index: number
  isIdle: boolean
  onEdit: (index: number, text: string) => void
}

/** A message of the user, which can be copied and edited. */
export function UserTurn({ message: { text, files }, contents, index, isIdle, onEdit }: UserTurnProps) {
  const t = useTranslations('chatbot')
  const notice = useNotice()
  const [editing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // Returns focus to the button that opened the editor.
    if (wasEditing.current && !editing) editButton.current?.focus()
    wasEditing.current = editing
  }, [editing])
  return (
    <ChatMessage
      from="user"
      who={t('you')}
      className={editing ? '*:w-full' : ''}
      actions={
        !editing && (
          <>
            <CopyButton size="small" variant="quiet" value={text} onError={() => notice(t('copyFailed'))} />
            <Button
              ref={editButton}
              size="small"
              variant="quiet"
              startIcon={EditIcon}
              disabled={!isIdle}
              onClick={() => setEditing(true)}
            >
              {t('edit')}
            </Button>
          </>
        )
      }
    >
      {files && <MessageFiles files={files} contents={contents} />}
      {editing ? (
        <EditMessage text={text} onCancel={() => setEditing(false)} onSend={(next) => onEdit(index, next)} />
      ) : (
        <UserText as="p" className="whitespace-pre-wrap">
          {text}
        </UserText>
      )}
    </ChatMessage>
  )
}

interface EditMessageProps {
  text: string
  onCancel: () => void
  onSend: (text: string) => void
}

function EditMessage({ text, onCancel, onSend }: EditMessageProps) {
  const t = useTranslations('chatbot')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(-1, -1)
  }, [])
  const giveUp = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) onCancel()
  }
  return (
    <div className="grid gap-2">
      <PromptInput
        label={t('editLabel')}
        defaultValue={text}
        limit={limits.prompt}
        textRef={field}
        onSend={onSend}
        onKeyDown={giveUp}
        tools={
          <Button size="small" variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        }
      />
      <Text size="small" tone="muted">
        {t('editMeaning')}
      </Text>
    </div>
  )
}
