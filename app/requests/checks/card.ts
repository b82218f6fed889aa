import { missingGlyphs } from '#documents/card_sheet'
import type Form from '#models/form'
import { printedLines } from '#models/form/card_face'
import { warning, type Finding } from '#requests/checks/finding'
import Permission from '#models/permission'
import type { Reader } from '#models/user'

export function cardFindings(form: Form, reader: Reader): Finding[] {
  const missing = missingGlyphs(Object.values(printedLines(form)).join(' '))
  const zones = Permission.zonesOf(Permission.effective(form.permission, form.customPermission))
  return [
    ...(form.image ? [] : [warning('noPhoto')]),
    ...(form.imageWarnings ?? []).map((key) => warning(`photo.${key}`)),
    ...(missing.length > 0 ? [warning('glyphs', { letters: missing.join(' ') })] : []),
    ...(zones.length === 0 ? [warning('noZones')] : []),
    ...hostFindings(form, reader),
  ]
}

function hostFindings({ parent: host }: Form, reader: Reader): Finding[] {
  if (!host || host.state === 'approved' || !reader.seesType(host.type)) return []
  const key = host.state === 'rejected' ? 'hostRejected' : 'hostWaiting'
  const link = { form: host.type, id: host.id, label: host.idForm }
  return [warning(key, { name: host.fullName }, link)]
}
