import { text } from 'node:stream/consumers'
import { shapesOf } from './read-shapes'

// A program: reads exports from its input as JSON, and prints their contracts as JSON.
const [directory = ''] = process.argv.slice(2)
console.log(JSON.stringify(await shapesOf(directory, JSON.parse(await text(process.stdin)))))
