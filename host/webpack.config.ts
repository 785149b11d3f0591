import { host } from '@lekta/tools/webpack'

export default host(import.meta.url, 3000)
