import { useState } from 'react'
import { useReasons, withoutWords, withWords } from '~/components/merchant/reason/reasons'
import type { FormTypeProp, ReadyReason, ShownRequest } from '~/components/merchant/types'

/** The changes to request, while staff write them. Several ready-made reasons can be chosen. */
export function useAsking(form: ShownRequest, formType: FormTypeProp, names: string[]) {
  const locale = form.locale
  const askable = (name: string) => {
    const field = formType.fields[name]
    return field && !field.staff && !field.derived
  }
  const reasons = useReasons('changes').filter((reason) => reason.fields.some(askable))
  const fieldsOf = (chosenReasons: ReadyReason[]) =>
    chosenReasons.flatMap((reason) => reason.fields.filter(askable))
  const first = reasons.find((reason) => String(fieldsOf([reason])) === String(names))
  const [chosen, setChosen] = useState<ReadyReason[]>(first ? [first] : [])
  const [fields, setFields] = useState(names)
  const [message, setMessage] = useState(first?.texts[locale] ?? '')

  const toggle = (reason: ReadyReason) => {
    if (chosen.some(({ id }) => id === reason.id)) {
      const others = chosen.filter(({ id }) => id !== reason.id)
      const closed = fieldsOf([reason]).filter((name) => !fieldsOf(others).includes(name))
      setChosen(others)
      setFields(fields.filter((name) => !closed.includes(name)))
      setMessage(withoutWords(message, reason.texts[locale]))
    } else {
      setChosen([...chosen, reason])
      setFields([...new Set([...fields, ...fieldsOf([reason])])])
      setMessage(withWords(message, reason.texts[locale]))
    }
  }

  const ids = chosen.map(({ id }) => id)
  const body = {
    fields,
    message: message.trim(),
    version: form.version,
    ...(ids.length > 0 && { reason: ids }),
  }
  return { reasons, chosen: ids, fields, message, setFields, setMessage, toggle, body }
}
