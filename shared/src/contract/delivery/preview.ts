import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id } from '../list'
import { AreaName, Version } from './release-package'

/** A release that one account sees, since it accepted its link, instead of the one that it would get. */
const Preview = z.object({
  area: z.string(),
  version: z.string(),
  expires_at: z.string(),
})
export type Preview = z.infer<typeof Preview>

/** The content of a preview link, once its signature has been checked. */
const PreviewOffer = z.object({
  area: z.string(),
  version: z.string(),
  commit: z.nullable(z.string()),
  author: z.nullable(z.string()),
  built_at: z.string(),
  expires_at: z.string(),
})
export type PreviewOffer = z.infer<typeof PreviewOffer>

const Link = z.string().check(z.minLength(1), z.maxLength(500))
const tags = ['Preview'] as const

/** Previews of releases, for testers. */
export const previewContract = defineContract({
  createPreview: {
    method: 'POST',
    path: '/releases/:area/preview',
    summary: 'Create a link with which one tester can preview a release',
    access: ['admin'],
    withReleaseToken: true,
    params: z.object({ area: AreaName }),
    body: z.object({
      version: Version,
      /** The username of the tester. */
      username: z.string().check(z.minLength(1, 'Please enter a username.'), z.maxLength(100)),
      hours: z.int().check(z.minimum(1), z.maximum(24 * 30)),
    }),
    data: z.object({ url: z.string(), expires_at: z.string() }),
    tags,
  },
  previewOffer: {
    method: 'GET',
    path: '/preview/offer',
    summary: 'What a preview link is about; 404 unless it is valid and was made for the caller',
    access: 'user',
    query: z.object({ link: Link }),
    data: PreviewOffer,
    tags,
  },
  previews: {
    method: 'GET',
    path: '/preview',
    summary: 'The previews of the caller, and whether the caller may preview releases',
    access: 'user',
    data: z.object({ may_preview: z.boolean(), previews: z.array(Preview) }),
    tags,
  },
  acceptPreview: {
    method: 'POST',
    path: '/preview/accept',
    summary: 'Use the release of a preview link',
    access: 'user',
    body: z.object({ link: Link }),
    data: z.null(),
    tags,
  },
  endPreview: {
    method: 'POST',
    path: '/preview/end',
    summary: 'Use the usual release of an area again',
    access: 'user',
    body: z.object({ area: AreaName }),
    data: z.null(),
    tags,
  },
  testers: {
    method: 'GET',
    path: '/preview/tester',
    summary: 'The accounts that may preview releases, besides admins',
    access: ['admin'],
    data: z.array(z.object({ id: z.number(), name: z.string(), username: z.string(), since: z.string() })),
    tags,
  },
  addTester: {
    method: 'POST',
    path: '/preview/tester/add',
    summary: 'Let an account preview releases',
    access: ['admin'],
    body: z.object({ username: z.string().check(z.minLength(1, 'Please enter a username.'), z.maxLength(100)) }),
    data: z.null(),
    tags,
  },
  removeTester: {
    method: 'POST',
    path: '/preview/tester/remove/:id',
    summary: 'Let an account preview no more releases; its previews end',
    access: ['admin'],
    params: z.object({ id: Id }),
    data: z.null(),
    tags,
  },
})
