import { disclaimer } from '@lekta/shared/brand'
import { type Language, type Plain, say, speak } from '../../i18n/sentence'
import { colors, page, type Sheet } from '../../pdf/sheet'

/** The y at which a page begins and ends. */
const top = 56
const lowest = 790

const whole = { x: page.left, width: page.width } as const

/** A column of a table: its title and its share of the width. */
export interface FlowColumn {
  title: string
  share: number
  align?: 'right'
}

/** The size of text in tables, and the space between columns, in points. */
const [tableSize, gap] = [9, 8]

/** Returns functions that measure and draw the rows of a table. `put` returns the y at which the row ends. */
function tableOn(sheet: Sheet, columns: readonly FlowColumn[]) {
  const boxes = columns.map(({ share }, i) => {
    const before = columns.slice(0, i).reduce((sum, column) => sum + column.share, 0)
    return { x: page.left + before * page.width, width: share * page.width - gap }
  })
  const heightOf = (cells: readonly string[]) =>
    Math.max(...boxes.map(({ width }, i) => sheet.heightOf(cells[i] ?? '', width, tableSize))) + 7
  const put = (cells: readonly string[], y: number, color: string = colors.ink) => {
    const ends = boxes.map((box, i) =>
      sheet.put(cells[i] ?? '', { ...box, y }, { size: tableSize, align: columns[i]?.align ?? 'left', color }),
    )
    const below = Math.max(...ends) + 3
    sheet.line(below)
    return below + 4
  }
  return { heightOf, put }
}

/** A document that is written from top to bottom, over as many pages as it needs. */
export function openFlow(sheet: Sheet, language: Language) {
  let y: number = top
  const translate = (sentence: Plain) => speak(sentence, language)

  /** Starts a new page unless there is room for so many points. */
  const need = (height: number) => {
    if (y + height <= lowest) return
    sheet.document.addPage()
    y = top
  }
  const heading = (title: Plain, room = 56) => {
    need(room + 32)
    y = sheet.put(translate(title), { ...whole, y: y + 14 }, { font: 'bold', size: 13 }) + 2
    sheet.line(y)
    y += 8
  }
  const paragraph = (text: string, size = 10, color: string = colors.ink) => {
    need(sheet.heightOf(text, page.width, size))
    y = sheet.put(text, { ...whole, y }, { size, color }) + 4
  }
  const bullets = (lines: readonly string[]) => {
    for (const line of lines) {
      need(sheet.heightOf(line, page.width - 13, 10))
      sheet.document.circle(page.left + 3, y + 6.2, 1.8).fill(colors.tealInk)
      y = sheet.put(line, { x: page.left + 13, y, width: page.width - 13 }) + 3
    }
  }
  const fact = (name: string, value: string) => {
    need(sheet.heightOf(value, page.width - 150, 10) + 4)
    const first = sheet.put(name, { x: page.left, y, width: 140 }, { color: colors.grey })
    const second = sheet.put(value, { x: page.left + 150, y, width: page.width - 150 }, { font: 'bold' })
    y = Math.max(first, second) + 3
  }
  const table = (columns: readonly FlowColumn[], rows: readonly (readonly string[])[]) => {
    const { heightOf, put } = tableOn(sheet, columns)
    const titles = columns.map(({ title }) => title)
    const putTitles = () => {
      y = put(titles, y, colors.grey)
    }
    need(heightOf(titles) + 20)
    putTitles()
    for (const row of rows) {
      const room = heightOf(row)
      if (y + room > lowest) {
        need(room)
        putTitles()
      }
      y = put(row, y)
    }
    y += 4
  }
  /** Draws something at the current position. `draw` returns the y at which it ends. */
  const picture = (height: number, draw: (y: number) => number) => {
    need(height)
    y = draw(y)
  }
  /** Draws the footer of every page and closes the document. */
  const close = () => {
    const { start, count } = sheet.document.bufferedPageRange()
    for (let number = 1; number <= count; number++) {
      sheet.document.switchToPage(start + number - 1)
      const box = { ...whole, y: 812 }
      const style = { size: 7.5, color: colors.grey }
      sheet.put(translate(disclaimer.en), box, style)
      const text = speak(say('Page {{number}} of {{of}}', { number, of: count }), language)
      sheet.put(text, box, { ...style, align: 'right' })
    }
    return sheet.close()
  }
  return { translate, heading, paragraph, bullets, fact, table, picture, close }
}

export type Flow = ReturnType<typeof openFlow>
