import { unfoldStyles } from './unfold-styles'

afterEach(() => document.head.replaceChildren())

test('prerendered style rules become inline styles, which can then be changed', () => {
  document.head.innerHTML =
    '<style id="prerendered-rules">:root [data-s="0"]{display:none}:root [data-s="1"]{--size:3px;color:teal}</style>'
  document.body.innerHTML = '<p data-s="0"></p><b data-s="1"></b><i data-s="1"></i><u></u>'
  unfoldStyles()
  const [hidden, ...others] = document.body.querySelectorAll<HTMLElement>('*')
  expect(hidden?.style.display).toBe('none')
  expect(others.map(({ style }) => [style.color, style.getPropertyValue('--size')])).toEqual([
    ['teal', '3px'],
    ['teal', '3px'],
    ['', ''],
  ])
  expect(document.querySelector('[data-s], style')).toBeNull()
  hidden?.style.removeProperty('display')
  expect(getComputedStyle(hidden as HTMLElement).display).toBe('block')
})

test('a page that is not prerendered is not changed', () => {
  document.body.innerHTML = '<p style="color: teal"></p>'
  unfoldStyles()
  expect(document.body.innerHTML).toBe('<p style="color: teal"></p>')
})
