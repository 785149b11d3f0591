import { schoolContract } from '@lekta/shared/contract/people/school'
import { Name } from '@lekta/shared/contract/person'
import * as z from 'zod/mini'
import { createSchool } from '../school/create-school'
import { defineCommand, type Option } from './command'
import { emailOption, languageOption, usernameOption } from './options'
import { presentLogin } from './present'

const { npsn, city } = schoolContract.editSchool.body.shape
const { time_zone: timeZone } = schoolContract.editSchoolWays.body.shape

const schoolOptions = {
  name: {
    placeholder: '<name>',
    help: 'name of the school',
    question: 'Name of the school',
    schema: Name,
    expected: 'a name of at most 100 characters',
  },
  city: {
    placeholder: '<city>',
    help: 'city of the school',
    question: 'City',
    schema: z.pipe(city, z.string()),
    expected: 'at most 100 characters',
    otherwise: 'none',
  },
  npsn: {
    placeholder: '<number>',
    help: 'the ministry’s number for the school',
    question: 'NPSN',
    schema: z.pipe(npsn, z.string()),
    expected: '8 digits',
    otherwise: 'none',
  },
  'time-zone': {
    placeholder: '<zone>',
    help: 'IANA time zone of the school',
    question: 'Time zone',
    schema: timeZone,
    expected: 'a time zone like Asia/Makassar',
    otherwise: 'Asia/Jakarta',
  },
} as const satisfies Record<string, Option>

export const schoolCreate = defineCommand({
  summary: 'create a school and the account that runs it',
  password: true,
  options: {
    ...schoolOptions,
    username: { ...usernameOption, help: 'what the school logs in with', otherwise: 'generated from the name' },
    email: { ...emailOption, help: 'e-mail address of the school’s account' },
    language: languageOption,
  },
  run: async ({ database, config, now, values: { 'time-zone': timeZone, ...values }, password }) => {
    const { school, account } = await createSchool(database, { ...values, timeZone, password, now, actor: 'command' })
    const shown = password === null ? account.password : null
    return [
      `${school.name} is ready. Its school code is ${school.code}: parents enter it to link a child.`,
      'The school chooses a new password at its first login.',
      '',
      presentLogin(config, { ...account, password: shown }),
    ].join('\n')
  },
})
