import { Button, Collapse, Table, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTable } from '@tabler/icons-react'
import { useId } from 'react'

type Props = {
  /** Describes the numbers to screen readers. */
  caption: string
  labels: { show: string; hide: string }
  heads: string[]
  rows: { key: string | number; label: string; cells: (string | number)[] }[]
}

export function NumbersTable({ caption, labels, heads: [first, ...heads], rows }: Props) {
  const [opened, { toggle }] = useDisclosure()
  const id = useId()
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        mt="xs"
        leftSection={<IconTable size={15} aria-hidden />}
        onClick={toggle}
        aria-expanded={opened}
        aria-controls={id}
      >
        {opened ? labels.hide : labels.show}
      </Button>
      <Collapse expanded={opened} id={id}>
        <Table.ScrollContainer
          minWidth={320}
          maxHeight={320}
          scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
        >
          <Table mt="xs" verticalSpacing={4} stickyHeader>
            <VisuallyHidden component="caption">{caption}</VisuallyHidden>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{first}</Table.Th>
                {heads.map((head) => (
                  <Table.Th key={head} scope="col" ta="right">
                    {head}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ key, label, cells }) => (
                <Table.Tr key={key}>
                  <Table.Th scope="row" fw={400}>
                    {label}
                  </Table.Th>
                  {cells.map((cell, column) => (
                    <Table.Td key={heads[column]} ta="right">
                      {cell}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Collapse>
    </>
  )
}
