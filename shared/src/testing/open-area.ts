import type { Language } from '@lekta/shared/i18n'
import type { Role } from '../contract/endpoint'
import { type Area, tableOf } from '../routing/area'
import { menuOf, pagesFor, pagesOf } from '../routing/pages'
import type { Answer } from './fake-api'
import { renderScreen } from './render-screen'

/** Returns an area as a user with the role sees it. Each page opens with new fixtures. */
export function openArea(area: Area, role: Role, createFixtures: () => readonly Answer[]) {
  const pages = pagesOf([tableOf(area)])
  return {
    /** The labels and paths of a menu's entries. */
    entries: (group: 'main' | 'more') => menuOf(pages, [role], group).map(({ label, path }) => [label, path]),
    /** The pages that a role may see. */
    pagesOf: (other: Role) => pagesFor(pages, [other]),
    /** The titles without an Indonesian translation. */
    untranslated: () => pages.map(({ title }) => title).filter((title) => !(title in area.words.id)),
    /** Renders the page with this path pattern at a matching address. */
    open: async (path: string, at = path, language: Language = 'en') => {
      const page = area.pages.find((one) => one.path === path)
      if (!page) throw new Error(`The area has no page at ${path}.`)
      const { default: Screen } = await page.lazy()
      const renderOptions = { path: page.path, at, role, language, words: area.words.id, answers: createFixtures() }
      return renderScreen(Screen, renderOptions)
    },
  }
}
