import { Accordion, Table, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ListColumn, Mapping } from '~/components/merchant/imports/types'

type Props = { rows: string[][]; columns: ListColumn[]; mapping: Mapping }

export function FirstRows({ rows, columns, mapping }: Props) {
  const t = useTranslations('imports.preview')
  const read = columns.flatMap(({ name, label }) => {
    const column = Object.keys(mapping).find((index) => mapping[index] === name)
    return column === undefined ? [] : [{ name, label, column: Number(column) }]
  })
  if (rows.length === 0 || read.length === 0) return null
  return (
    <Accordion variant="contained" maw={960}>
      <Accordion.Item value="rows">
        <Accordion.Control>{t('firstRows', { count: rows.length })}</Accordion.Control>
        <Accordion.Panel>
          <Table.ScrollContainer
            minWidth={read.length * 120}
            scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
          >
            <Table horizontalSpacing="xs" verticalSpacing={4}>
              <Table.Thead>
                <Table.Tr>
                  {read.map(({ name, label }) => (
                    <Table.Th key={name} scope="col">
                      {label}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((row, index) => (
                  <Table.Tr key={index}>
                    {read.map(({ name, column }) => (
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
