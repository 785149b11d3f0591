import { useProfileMeQuery } from '@lekta/shared/client'
import { type Area, lazyOf, tableOf } from '@lekta/shared/routing'
import { createElement, type ReactNode } from 'react'
import type { Remotes } from '../federation/remotes'

/** A page that asks the server for something as long as it is open. */
const Classrooms = () => {
  useProfileMeQuery()
  return createElement('h1', null, 'The classrooms')
}

const titled = (title: string) => async () => ({ default: () => createElement('h1', null, title) })

const teacher: Area = {
  name: 'teacher',
  roles: ['teacher'],
  words: { id: { Student: 'Siswa', Classroom: 'Kelas' } },
  pages: [
    {
      path: '/teacher/student',
      title: 'Student',
      subtitle: 'All whom you teach',
      menu: { group: 'main', icon: 'student' },
      lazy: titled('The students'),
    },
    {
      path: '/teacher/class-room',
      title: 'Classroom',
      menu: { group: 'more', icon: 'classroom' },
      lazy: async () => ({ default: Classrooms }),
    },
    {
      path: '/teacher/class-room/student/:id',
      title: 'Students of this classroom',
      lazy: titled('The students of a classroom'),
    },
  ],
}

const child: Area = {
  name: 'child',
  roles: ['child'],
  words: { id: {} },
  pages: [
    {
      path: '/child/test',
      title: 'My tests',
      menu: { group: 'main', label: 'Test', icon: 'test' },
      lazy: titled('The tests'),
    },
    {
      path: '/child/report-detail/:id',
      title: 'Report',
      roles: ['child', 'parent', 'teacher'],
      lazy: titled('A report'),
    },
  ],
}

export interface FakeRemotes extends Remotes {
  /** Names of the areas of which somebody asked to have the code early, in order. */
  preloaded: string[]
  /** Makes the code of a page wait until the function that comes back is called. */
  hold: (path: string) => () => void
}

/** Draws an area's part of the dashboard. */
type Cards = () => ReactNode

/** Two areas with all their code at hand, in the place of federation; the teacher's has these cards for the dashboard, if any. */
export function fakeRemotes(cards?: Cards): FakeRemotes {
  const preloaded: string[] = []
  const held = new Map<string, Promise<void>>()
  const areas = [{ ...teacher, ...(cards && { dashboard: async () => ({ default: cards }) }) }, child]
  return {
    areas: areas.map(tableOf),
    overrides: [],
    preloaded,
    preload: (area) => void preloaded.push(area),
    retry: () => undefined,
    versionOf: () => '1.0.0',
    async loadScreen(name, path) {
      await held.get(path)
      const area = areas.find((candidate) => candidate.name === name)
      const load = area && lazyOf(area, path)
      if (!load) throw new Error(`No area has a page ${path}.`)
      return (await load()).default
    },
    hold(path) {
      let release: () => void = () => undefined
      held.set(path, new Promise((resolve) => (release = resolve)))
      return () => release()
    },
  }
}
