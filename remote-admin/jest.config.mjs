import { browser } from '@lekta/tools/jest'

export default browser
