import { disclaimer } from './brand'
import { reportWords } from './lib/measure/report-words.id'

test('the disclaimer is translated as the terms show it in Indonesian', () => {
  expect(reportWords[disclaimer.en]).toBe(disclaimer.id)
})
