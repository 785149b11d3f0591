import { remote } from '@lekta/tools/webpack'

export default remote(import.meta.url, 3006)
