import Excel from 'exceljs'

const formats = {
  date: 'dd/mm/yyyy',
  datetime: 'dd/mm/yyyy hh:mm',
  money: '#,##0.00 "€"',
  text: '@',
}

/** The same list, `{ title, columns, rows }` as our own workbook takes it, by ExcelJS's stream. */
export async function writeList({ title, columns, rows }, filename) {
  const workbook = new Excel.stream.xlsx.WorkbookWriter({
    filename,
    useStyles: true,
    useSharedStrings: false,
  })
  const sheet = workbook.addWorksheet(title.slice(0, 31), {
    views: [{ state: 'frozen', ySplit: 1 }],
  })
  sheet.columns = columns.map(({ header, width, type }, i) => ({
    header,
    key: String(i),
    width,
    style: formats[type] ? { numFmt: formats[type] } : {},
  }))
  const head = sheet.getRow(1)
  head.font = { bold: true }
  head.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE2E8F0' } }
  head.commit()
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } }
  for await (const row of rows) sheet.addRow(row).commit()
  sheet.commit()
  await workbook.commit()
}
