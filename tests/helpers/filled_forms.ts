import type { Locator, Page } from 'playwright'
import type { FormType } from '#form_types/define'
import i18nManager from '@adonisjs/i18n/services/main'
import type { Field } from '#form_types/kinds/kind'
import { type ListName } from '#form_types/lists'
import { optionLabel } from '#form_types/options'
import { completeAnswers, goodPhoto } from '#tests/helpers/forms'
import { pdf } from '#tests/helpers/players'

const named = (page: Page, name: string) => page.locator(`[name="${name}"]`)

const chooseFile = async (
  control: Locator,
  { bytes, name, type }: Awaited<ReturnType<typeof goodPhoto>>
) => control.setInputFiles({ name, mimeType: type, buffer: bytes })

/** Chooses an option in any kind of list: buttons, a list or a searchable list. */
async function choose(page: Page, control: Locator, value: string, list?: ListName) {
  const kind = await control.first().evaluate((element: any) => element.type ?? element.tagName)
  if (kind === 'radio') return control.and(page.locator(`[value="${value}"]`)).check()
  if (kind === 'select-one') return control.selectOption(value)
  const lang = (await page.locator('html').getAttribute('lang')) as string
  const text = list ? optionLabel(list, value, i18nManager.locale(lang)) : value
  await control.fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

async function answer(page: Page, name: string, { kind, options }: Field, value: any) {
  const control = named(page, name)
  switch (kind.key) {
    case 'choice':
      return choose(page, control, value, options)
    case 'choices':
      for (const one of value) await control.and(page.locator(`[value="${one}"]`)).check()
      return
    case 'flag':
      return value === 'true' ? control.check() : undefined
    case 'photo':
      await chooseFile(control, await goodPhoto())
      return
    case 'file':
      return chooseFile(control, pdf())
    case 'player':
      return choose(page, control, 'Ejemplo')
    case 'languages':
      for (const [index, row] of value.entries())
        for (const [part, text] of Object.entries(row))
          await choose(page, named(page, `${name}[${index}][${part}]`), String(text))
      return
    default:
      return control.fill(String(value))
  }
}

/**
 * Answers every question of a form from top to bottom, also those that appear in between.
 * @returns the names of the answered questions
 */
export async function fillForm(page: Page, type: FormType, edition: any, skip: string[] = []) {
  const { sent } = completeAnswers(type, edition)
  const done = new Set<string>(skip)
  for (;;) {
    let answered = false
    for (const [name, field] of Object.entries(type.publicFields)) {
      const wire = type.controlName(name)
      const first = field.kind.key === 'languages' ? `${wire}[0][language]` : wire
      if (done.has(name) || (await named(page, first).count()) === 0) continue
      done.add(name)
      answered = true
      if (field.kind.key === 'photo' || field.kind.key === 'file')
        await answer(page, wire, field, null)
      else if (sent[name] !== undefined) await answer(page, wire, field, sent[name])
    }
    if (!answered) return [...done]
  }
}
