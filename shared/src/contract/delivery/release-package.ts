import * as z from 'zod/mini'
import { roles } from '../endpoint'
import { recordKinds } from '../search'
import type { EndpointShape } from './endpoint-shape'

/** The version of the package format. A portal refuses packages of a newer one. */
export const packageFormat = 1

/** The name of the file that describes a release. It is the first entry of the package. */
export const releaseFile = 'release.json'

/**
 * The name of the file with the signature of a signed package, its second entry: Ed25519 over the bytes of
 * `release.json`, in base64. It is the only file that `release.json` does not list.
 */
export const signatureFile = 'release.sig'

/** The maximum size of a package, in bytes. */
export const maxPackageBytes = 30 * 1024 * 1024

/** The compressed size that a page may have, with everything that it loads from its release, in bytes. */
export const pageBudget = 250 * 1024

/** The name of an area, such as `teacher`. */
export const AreaName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))
/** A version of a release. */
export const Version = z
  .string()
  .check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/, 'Please enter a version such as 1.4.0-9d11b0e4.'))
const Path = z.string().check(z.regex(/^\/[^\s?#]*$/), z.maxLength(200))

const SlotName = z.string().check(z.regex(/^[a-z][a-z0-9.-]{0,79}$/))

/** A file inside of the package: no `..`, no absolute path, nothing that a browser or a disk would read differently. */
const FileName = z.string().check(z.maxLength(200), z.regex(/^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/))

const Words = z.record(z.string(), z.string())

const PackagedPage = z.object({
  path: Path,
  title: z.string(),
  subtitle: z.optional(z.string()),
  roles: z.optional(z.array(z.enum(roles))),
  parent: z.optional(Path),
  keywords: z.optional(z.string()),
  shortcut: z.optional(z.string()),
  menu: z.optional(z.object({ group: z.enum(['main', 'more']), label: z.optional(z.string()), icon: z.string() })),
  affix: z.optional(z.boolean()),
  noCache: z.optional(z.boolean()),
  public: z.optional(z.boolean()),
  bare: z.optional(z.boolean()),
})

/** An address of the area, which may have parameters. */
const Address = z.string().check(z.regex(/^\/[^\s#]*$/), z.maxLength(200))

const PackagedSearch = z.object({
  records: z.optional(z.partialRecord(z.enum(recordKinds), Address)),
  actions: z.optional(
    z.array(
      z.object({
        label: z.string(),
        keywords: z.optional(z.string()),
        shortcut: z.optional(z.string()),
        to: Address,
        icon: z.string(),
        about: z.optional(z.enum(recordKinds)),
      }),
    ),
  ),
})

/** An area without its code. */
const PackagedArea = z.object({
  name: AreaName,
  roles: z.optional(z.array(z.enum(roles))),
  pages: z.array(PackagedPage),
  dashboard: z.optional(z.literal(true)),
  slots: z.optional(z.array(z.object({ name: SlotName, roles: z.optional(z.array(z.enum(roles))) }))),
  search: z.optional(PackagedSearch),
  words: z.object({ id: Words }),
})

const PackagedFile = z.object({
  /** `sha384-…`, as browsers check it. */
  integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  bytes: z.number(),
  /** Size as it is sent, compressed with gzip. */
  gzip: z.number(),
})

const Shape = z.custom<EndpointShape>((value) => typeof value === 'object' && value !== null)

/** The content of `release.json`. All names of files are relative to the package. */
export const ReleasePackage = z.object({
  format: z.number(),
  area: PackagedArea,
  version: Version,
  /** The commit that it was built from, and who built it; null outside of a repository. */
  commit: z.nullable(z.string().check(z.maxLength(100))),
  author: z.nullable(z.string().check(z.maxLength(200))),
  built_at: z.iso.datetime(),
  /** The script that registers the container, and the global name under which it does. */
  entry: FileName,
  container: z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/), z.maxLength(200)),
  /** `portal` if the container needs nothing but the portal; otherwise it needs the runtime of Module Federation. */
  runtime: z.optional(z.literal('portal')),
  /** The federation manifest. */
  manifest: FileName,
  /** Version of the contract that it was built against. */
  contract: z.string(),
  /** The modules that it takes from the portal, each with the versions that it accepts, such as `^2.0.0`. */
  shared: z.record(z.string(), z.string()),
  /** Every file of the package except this one and its signature. Browsers check scripts and styles. */
  files: z.record(FileName, PackagedFile),
  /** The files that only the standalone page uses: its shell and the fixtures. A portal does not load them. */
  standalone: z.array(FileName),
  /** Scripts and styles to load together with the entry, by the path of the page. */
  preload: z.record(z.string(), z.array(FileName)),
  /** The modules of the portal that each page takes, by the path of the page. */
  takes: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The scripts with the area's texts, by language; absent if the texts are a part of the area's code. */
  words: z.optional(z.object({ id: z.array(FileName) })),
  /** All texts of the area, in English, with their Indonesian. */
  strings: Words,
  /** What the area takes from others. */
  uses: z.object({
    /** Every endpoint that its code calls, by contract and name, such as `student.studentScores`. */
    endpoints: z.record(z.string(), Shape),
    /** Every export of a shared module that its code uses, by module. */
    exports: z.record(z.string(), z.array(z.string())),
  }),
})
export type ReleasePackage = z.infer<typeof ReleasePackage>

/**
 * Returns the compressed size of each page with everything that it loads from its release, in bytes, by the path of the
 * page.
 */
export function pageSizes({ preload, entry, files }: Pick<ReleasePackage, 'preload' | 'entry' | 'files'>) {
  const sizeOf = (names: readonly string[]) =>
    [...new Set([entry, ...names])].reduce((sum, name) => sum + (files[name]?.gzip ?? 0), 0)
  return Object.fromEntries(Object.entries(preload).map(([path, names]) => [path, sizeOf(names)]))
}
