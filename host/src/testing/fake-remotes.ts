import { useQuery } from '@lekta/shared/client'
import { planContract } from '@lekta/shared/contract/money/plan'
import { type Area, lazyOf, tableOf, useLocation, useParams, useSearchParams } from '@lekta/shared/routing'
import { createElement, type ReactNode } from 'react'
import type { RemoteError } from '../federation/failures/remote-error'
import { noOverrides } from '../federation/override'
import type { Remotes } from '../federation/remotes'

/** A page that keeps sending requests while it is open. */
const Classrooms = () => {
  useQuery(planContract.plans)
  return createElement('h1', null, 'The classrooms')
}

/** A page that keeps what is typed into it, and shows its address. */
const Students = () => {
  const [params] = useSearchParams()
  return createElement(
    'div',
    null,
    createElement('h1', null, 'The students'),
    createElement('input', { 'aria-label': 'Note' }),
    createElement('p', null, `Page ${params.get('page') ?? 1} at ${useLocation().pathname}`),
  )
}

const OneClassroom = () => createElement('h1', null, `Classroom ${useParams().id}`)

const titled = (title: string) => async () => ({ default: () => createElement('h1', null, title) })

const teacher: Area = {
  name: 'teacher',
  roles: ['teacher'],
  words: { id: { Student: 'Siswa', Classroom: 'Kelas' } },
  pages: [
    {
      path: '/teacher/student',
      title: 'Student',
      subtitle: 'All your students',
      shortcut: 's',
      menu: { group: 'main', icon: 'student' },
      lazy: async () => ({ default: Students }),
    },
    {
      path: '/teacher/class-room',
      title: 'Classroom',
      menu: { group: 'more', icon: 'classroom' },
      lazy: async () => ({ default: Classrooms }),
    },
    {
      path: '/teacher/class-room/student',
      title: 'Students of this classroom',
      noCache: true,
      lazy: titled('Which classroom?'),
    },
    { path: '/teacher/setting/index', title: 'Setting', lazy: titled('The settings') },
    {
      path: '/teacher/class-room/student/:id',
      title: 'Students of this classroom',
      lazy: async () => ({ default: OneClassroom }),
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
  /** Names of the areas that were preloaded, in order. */
  preloaded: string[]
  /** Paths of the pages that were loaded, in order. */
  loaded: string[]
  /** Failures of pages that had been loaded, in order. */
  dropped: RemoteError[]
  /** Delays the code of a page until the returned function is called. */
  hold: (path: string) => () => void
}

/** Renders an area's part of the dashboard. */
type Cards = () => ReactNode

/**
 * Creates two areas that need no federation, and `more`. The teacher area has the given dashboard cards, if any.
 */
export function fakeRemotes(cards?: Cards, more: readonly Area[] = []): FakeRemotes {
  const preloaded: string[] = []
  const loaded: string[] = []
  const dropped: RemoteError[] = []
  const held = new Map<string, Promise<void>>()
  const slots = cards && { slots: { dashboard: { lazy: async () => ({ default: cards }) } } }
  const areas = [{ ...teacher, ...slots }, child, ...more]
  const loadScreen: Remotes['loadScreen'] = async (name, path) => {
    loaded.push(path)
    await held.get(path)
    const area = areas.find((candidate) => candidate.name === name)
    const load = area && lazyOf(area, path)
    if (!load) throw new Error(`No area has a page ${path}.`)
    return { Screen: (await load()).default, version: '1.0.0' }
  }
  const drop = (failure: RemoteError) => {
    dropped.push(failure)
    return false
  }
  return {
    areas: areas.map(tableOf),
    overrides: noOverrides,
    preloaded,
    loaded,
    preload: (area) => void preloaded.push(area),
    dropped,
    dropRelease: drop,
    dropFill: drop,
    show: () => () => undefined,
    retry: () => undefined,
    versionOf: () => '1.0.0',
    loadScreen,
    loadFill: loadScreen,
    hold(path) {
      let release: () => void = () => undefined
      held.set(path, new Promise((resolve) => (release = resolve)))
      return () => release()
    },
  }
}
