import { variables } from './config'

/** The server's settings as the table that the README shows. */
export const settingsTable = () =>
  [
    '| variable | unset means | what it is for |',
    '|---|---|---|',
    ...Object.entries(variables).map(
      ([name, { unset, purpose }]) => `| \`${name}\` | ${unset ? `\`${unset}\`` : ''} | ${purpose} |`,
    ),
  ].join('\n')
