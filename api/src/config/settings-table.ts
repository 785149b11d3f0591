import { variables } from './variables'

const fileNote = (name: string, isSecret: boolean) => (isSecret ? ` Or \`${name}_FILE\`: a file with it.` : '')

/** Returns the server's settings as the Markdown table in the README. */
export const settingsTable = () =>
  [
    '| variable | unset means | what it is for |',
    '|---|---|---|',
    ...Object.entries(variables).map(
      ([name, { unset, purpose, ...rest }]) =>
        `| \`${name}\` | ${unset ? `\`${unset}\`` : ''} | ${purpose}${fileNote(name, 'secret' in rest)} |`,
    ),
  ].join('\n')
