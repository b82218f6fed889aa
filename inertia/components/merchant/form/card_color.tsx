import { ColorInput } from '@mantine/core'
import { useAnswers } from '~/fields/answers'
import { useControl } from '~/fields/control'

export function CardColor() {
  const { formType, options } = useAnswers()
  const field = formType.fields.color
  return field ? <ColorField field={field} swatches={colorsOf(options.categories)} /> : null
}

const colorsOf = (categories: { color?: string }[] = []) => [
  ...new Set(categories.flatMap(({ color }) => color ?? [])),
]

function ColorField({
  field,
  swatches,
}: {
  field: Parameters<typeof useControl>[0]
  swatches: string[]
}) {
  const { control, value, change } = useControl(field)
  return (
    <div className="field-staff" data-field={field.name}>
      <ColorInput
        {...control}
        format="hex"
        swatches={swatches}
        swatchesPerRow={7}
        withEyeDropper={false}
        value={value}
        onChange={(color) => change(color || null)}
      />
    </div>
  )
}
