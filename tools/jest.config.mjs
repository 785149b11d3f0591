import { node } from './src/jest/jest.ts'

export default node
