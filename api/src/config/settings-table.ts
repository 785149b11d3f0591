import { variables } from './variables'

/** Returns the server's settings as the Markdown table in the README. */
export const settingsTable = () =>
  [
    '| variable | unset means | what it is for |',
    '|---|---|---|',
    ...Object.entries(variables).map(
      ([name, { unset, purpose }]) => `| \`${name}\` | ${unset ? `\`${unset}\`` : ''} | ${purpose} |`,
    ),
  ].join('\n')
