import { areaOf } from './read-area'

// A program: prints the area of the package in a folder as JSON.
const [directory = ''] = process.argv.slice(2)
console.log(JSON.stringify(await areaOf(directory)))
