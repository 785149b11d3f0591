export { host } from './projects/host-project'
export type { Options, Project } from './projects/project'
export { remote } from './projects/remote-project'
