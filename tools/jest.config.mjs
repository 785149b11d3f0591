import { node } from './src/jest.ts'

export default node
