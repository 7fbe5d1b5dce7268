import * as Popper from '@radix-ui/react-popper'
import { clsx } from 'clsx'
import { useImperativeHandle, useRef, type ComponentProps } from 'react'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'
import { useNameWarning } from '../dev-warnings/use-name-warning.ts'
import { IconButton } from '../icon-button/index.ts'
import { ChevronDownIcon } from '../icons/chevron-down.tsx'
import { CloseIcon } from '../icons/close.tsx'
import { bareInputStyles, controlBoxStateStyles, controlStyles } from '../input/control.styles.ts'
import { listPanelStyles } from '../listbox/listbox.tsx'
import { screenMargin } from '../overlay/overlay.styles.ts'
import { useKit } from '../provider/index.ts'
import { Chips } from './chips.tsx'
import { ListMessage } from './list-message.tsx'
import { OptionList } from './option-list.tsx'
import type { ComboboxOption } from './option-rows.ts'
import type { LoadOptions } from './use-loaded-options.ts'
import { useTypedChoice } from './use-typed-choice.ts'

interface SharedProps extends Omit<
  ComponentProps<'input'>,
  'defaultValue' | 'dir' | 'list' | 'multiple' | 'readOnly' | 'size' | 'type' | 'value'
> {
  /** The options, filtered while the user types. With `loadOptions`, those of the initial value. */
  options: readonly ComboboxOption[]
  /**
   * Loads the options for the typed text, '' before typing. Typing on aborts the signal. A rejected promise shows an
   * error with a retry button. Pass a stable function.
   */
  loadOptions?: LoadOptions
  /**
   * Offers to create an option from the typed text. Returns the option, which is then chosen, or `null` to refuse.
   * Add it to `options`.
   */
  onCreate?: (label: string) => ComboboxOption | null
}

interface SingleProps extends SharedProps {
  /** Chooses any number of options, shown as chips; the values are then arrays. @default false */
  multiple?: false
  /** The controlled value, `null` for none. Use with `onValueChange`. */
  value?: string | null
  /** Initial value when uncontrolled. @default null */
  defaultValue?: string | null
  /** Called with the chosen value, or `null` when it is cleared. */
  onValueChange?: (value: string | null) => void
}

interface MultipleProps extends SharedProps {
  multiple: true
  /** The controlled values. Use with `onValueChange`. */
  value?: readonly string[]
  /** Initial values when uncontrolled. @default [] */
  defaultValue?: readonly string[]
  /** Called with all chosen values on every change. */
  onValueChange?: (value: string[]) => void
}

export type ComboboxProps = SingleProps | MultipleProps

/**
 * Chooses one or several of many options by typing. The filter ignores Arabic spelling variants, accents and digit
 * scripts. Put it into a Field.
 */
export function Combobox({
  options,
  loadOptions,
  onCreate,
  multiple = false,
  value,
  defaultValue,
  onValueChange,
  ref,
  name,
  form,
  required = false,
  disabled = false,
  className,
  onChange,
  onClick,
  onKeyDown,
  onCompositionStart,
  onCompositionEnd,
  ...rest
}: ComboboxProps) {
  const { messages, dir } = useKit()
  const input = useRef<HTMLInputElement>(null)
  const chips = useRef<HTMLUListElement>(null)
  const isComposingText = useRef(false)
  const isRefocusing = useRef(false)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])
  useIdWarning(rest.id)
  const names = { 'aria-label': rest['aria-label'], 'aria-labelledby': rest['aria-labelledby'] }
  useNameWarning(
    'Combobox',
    () => Boolean(names['aria-label'] ?? names['aria-labelledby']) || Boolean(input.current?.labels?.length),
  )
  const choice = useTypedChoice({
    input,
    options,
    loadOptions,
    onCreate,
    multiple,
    value,
    defaultValue,
    onValuesChange: (next) => {
      if (multiple) (onValueChange as MultipleProps['onValueChange'])?.(next)
      else (onValueChange as SingleProps['onValueChange'])?.(next[0] ?? null)
    },
    focusLastChip: () => [...(chips.current?.querySelectorAll('button') ?? [])].at(-1)?.focus(),
  })
  const { chosen, shownText, open, message } = choice
  const hidden = { type: 'hidden', name, form, disabled } as const

  /** Ends a composition, which would write its text over that of the chosen option. */
  function endComposition() {
    if (!isComposingText.current) return
    isRefocusing.current = true
    input.current?.blur()
    input.current?.focus()
    isRefocusing.current = false
  }

  return (
    <Popper.Root>
      <div
        data-slot="combobox-root"
        className="sa:min-w-0"
        onBlur={(event) => {
          if (!isRefocusing.current) choice.leave(event)
        }}
      >
        <Popper.Anchor asChild>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press beside the field focuses it */}
          <div
            data-slot="combobox-box"
            data-state={open ? 'open' : 'closed'}
            className={clsx(
              controlStyles,
              controlBoxStateStyles,
              'sa:flex sa:items-center sa:pe-1 sa:has-[:disabled]:cursor-not-allowed',
            )}
            onMouseDown={(event) => {
              if (event.target instanceof Element && event.target.closest('input, button')) return
              event.preventDefault()
              input.current?.focus()
            }}
          >
            <div
              {...(disabled ? { role: 'group', 'aria-disabled': true } : {})}
              className={clsx(
                'sa:flex sa:min-w-0 sa:flex-1 sa:flex-wrap sa:items-center sa:gap-1.5',
                chosen.options.length > 0 && multiple && 'sa:py-1.5 sa:ps-1.5',
              )}
            >
              {multiple && chosen.options.length > 0 && (
                <Chips
                  options={chosen.options}
                  disabled={disabled}
                  input={input}
                  list={chips}
                  onRemove={choice.remove}
                />
              )}
              <input
                autoCapitalize="none"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                data-slot="combobox"
                className={clsx(bareInputStyles, 'sa:basis-24 sa:truncate', className)}
                {...rest}
                ref={input}
                type="text"
                form={form}
                disabled={disabled}
                // Chips are the value of a list of several; its field may stay empty.
                required={required && chosen.values.length === 0}
                aria-required={required || undefined}
                dir={shownText ? 'auto' : undefined}
                value={shownText}
                {...choice.field}
                onChange={(event) => {
                  choice.type(event.target.value)
                  onChange?.(event)
                }}
                onClick={(event) => {
                  onClick?.(event)
                  if (!open) choice.show()
                }}
                onKeyDown={(event) => {
                  onKeyDown?.(event)
                  choice.field.onKeyDown(event)
                }}
                onCompositionStart={(event) => {
                  isComposingText.current = true
                  onCompositionStart?.(event)
                }}
                onCompositionEnd={(event) => {
                  isComposingText.current = false
                  onCompositionEnd?.(event)
                }}
              />
            </div>
            {shownText && !disabled && (
              <IconButton
                icon={CloseIcon}
                label={messages.clear}
                variant="quiet"
                size="small"
                onClick={() => {
                  choice.clear()
                  input.current?.focus()
                }}
              />
            )}
            <IconButton
              icon={ChevronDownIcon}
              label={messages.showOptions}
              variant="quiet"
              size="small"
              tabIndex={-1}
              aria-expanded={open}
              disabled={disabled}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus()
                if (open) choice.close()
                else choice.show()
              }}
            />
          </div>
        </Popper.Anchor>
        {name !== undefined &&
          (multiple ? (
            chosen.values.map((one) => <input key={one} {...hidden} value={one} />)
          ) : (
            <input {...hidden} value={chosen.values[0] ?? ''} />
          ))}
        <output className="sa:sr-only">{choice.announcement}</output>
        {open && (
          <Popper.Content
            data-slot="combobox-panel"
            dir={dir}
            side="bottom"
            align="start"
            sideOffset={6}
            collisionPadding={screenMargin}
            className={clsx(
              listPanelStyles,
              'sa:z-50 sa:flex sa:w-(--radix-popper-anchor-width) sa:flex-col sa:overflow-hidden',
              'sa:max-h-[min(22rem,var(--radix-popper-available-height,22rem))] sa:max-w-(--radix-popper-available-width)',
            )}
            onMouseDown={(event) => event.preventDefault()}
          >
            {message ? (
              <ListMessage
                state={message}
                onRetry={() => {
                  input.current?.focus()
                  choice.retry()
                }}
              />
            ) : (
              <OptionList
                id={choice.listId}
                names={names}
                rows={choice.rows}
                activeId={choice.activeId}
                chosen={chosen.values}
                multiple={multiple}
                onChoose={(id) => {
                  endComposition()
                  choice.chooseById(id)
                }}
              />
            )}
          </Popper.Content>
        )}
      </div>
    </Popper.Root>
  )
}
