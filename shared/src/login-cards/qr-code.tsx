import { encode } from 'uqr'

/** The width of the light border, in squares. Cameras do not find the code without the border. */
const border = 2

/** Renders a text as a QR code in the current text colour. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}
