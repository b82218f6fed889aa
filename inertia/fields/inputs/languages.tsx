import { NativeSelect } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useField } from '~/fields/answers'
import type { Language } from '~/fields/checks'
import { type InputProps, useControl } from '~/fields/control'
import { MOST_LANGUAGES } from '#shared/answer_limits'
import { keysOf } from '#shared/keys'
import { describedBy, GroupHead } from '~/fields/group_head'

const EMPTY: Language = { language: '', level: '' }
const cells = { language: 'languages', level: 'levels' } as const

export function LanguagesInput({ field }: InputProps) {
  const t = useTranslations('ui')
  const { options, errors } = useField()
  const { control, value, change } = useControl<Language[]>(field)
  const { id, name, label, description, size, inputWrapperOrder } = control
  const rows = Array.isArray(value) && value.length > 0 ? value : [EMPTY]
  const error = errors[field.name]
  const box = useRef<HTMLFieldSetElement>(null)
  const toFocus = useRef<string>(null)

  useEffect(() => {
    if (toFocus.current) box.current?.querySelector<HTMLElement>(toFocus.current)?.focus()
    toFocus.current = null
  }, [rows.length])

  const write = (index: number, changes: Partial<Language>) =>
    change(rows.map((row, i) => (i === index ? { ...row, ...changes } : row)))

  const add = () => {
    toFocus.current = `#${id}-${rows.length}-language`
    change([...rows, EMPTY])
  }

  const remove = (index: number) => {
    toFocus.current = `#${id}-${Math.max(0, index - 1)}-language`
    change(rows.filter((_, i) => i !== index))
  }

  const offered = (cell: keyof Language, index: number) =>
    (options[cells[cell]] ?? []).filter(
      (option) =>
        cell === 'level' || !rows.some((row, i) => i !== index && row.language === option.value)
    )

  return (
    <fieldset
      id={id}
      ref={box}
      className="group"
      aria-describedby={describedBy({ id, description, error })}
      data-error={error ? true : undefined}
    >
      <GroupHead id={id} label={label} description={description} error={error} />
      {rows.map((row, index) => (
        <div key={index} className="language-row">
          {keysOf(cells).map((cell) => (
            <NativeSelect
              key={cell}
              id={`${id}-${index}-${cell}`}
              name={`${name}[${index}][${cell}]`}
              label={
                <>
                  {t(`languages.${cell}`)}
                  <span className="visually-hidden"> {index + 1}</span>
                </>
              }
              error={errors[`${field.name}.${index}.${cell}`]}
              {...{ size, inputWrapperOrder }}
              value={row[cell]}
              onChange={(event) => write(index, { [cell]: event.currentTarget.value })}
            >
              <option value="" />
              {offered(cell, index).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </NativeSelect>
          ))}
          {rows.length > 1 && (
            <button type="button" className="site-tool" onClick={() => remove(index)}>
              <IconX size={18} aria-hidden />
              <span className="visually-hidden">
                {t('languages.remove', { number: index + 1 })}
              </span>
            </button>
          )}
        </div>
      ))}
      {rows.length < MOST_LANGUAGES && (
        <button type="button" className="text-button link" onClick={add}>
          {t('languages.add')}
        </button>
      )}
    </fieldset>
  )
}
