import { Accordion, Table, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ListColumn, Mapping } from '~/components/merchant/imports/types'

type Props = { rows: string[][]; columns: ListColumn[]; mapping: Mapping }

export function FirstRows({ rows, columns, mapping }: Props) {
  const t = useTranslations('imports.preview')
  const readColumns = columns.flatMap(({ name, label }) => {
    const column = Object.keys(mapping).find((index) => mapping[index] === name)
    return column === undefined ? [] : [{ name, label, column: Number(column) }]
  })
  if (rows.length === 0 || readColumns.length === 0) return null
  return (
    <Accordion variant="contained" maw={960}>
      <Accordion.Item value="rows">
        <Accordion.Control>{t('firstRows', { count: rows.length })}</Accordion.Control>
        <Accordion.Panel>
          <Table.ScrollContainer
            minWidth={readColumns.length * 120}
            scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
          >
            <Table horizontalSpacing="xs" verticalSpacing={4}>
              <Table.Thead>
                <Table.Tr>
                  {readColumns.map(({ name, label }) => (
                    <Table.Th key={name} scope="col">
                      {label}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((row, index) => (
                  <Table.Tr key={index}>
                    {readColumns.map(({ name, column }) => (
                      <Table.Td key={name}>
                        <Text size="sm" span>
                          {row[column]}
                        </Text>
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
