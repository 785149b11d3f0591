import { sections } from '@lekta/shared/contract/privacy'
import * as z from 'zod/mini'
import type { Dataset } from '../../data-export/records/dataset'
import { FORMAT } from '../../data-export/records/json-file'

const sentences = z.array(z.string().check(z.minLength(1)))

/**
 * Returns the schema of `data.json`: facts about the archive, and for every section its datasets, each a list of rows
 * with the same fields. Nothing else is allowed in it.
 */
export const archiveSchema = (datasets: readonly Pick<Dataset, 'section' | 'name' | 'fields'>[]) =>
  z.strictObject({
    format: z.literal(FORMAT.name),
    version: z.literal(FORMAT.version),
    made_at: z.iso.datetime(),
    language: z.enum(['en', 'id']),
    person: z.strictObject({ id: z.int(), name: z.string(), username: z.string(), kind: z.enum(['child', 'adult']) }),
    requested_by: z.strictObject({ id: z.int(), name: z.string() }),
    purposes: z.record(z.enum(sections), z.string()),
    sources: sentences,
    recipients: sentences,
    retention: sentences,
    rights: sentences,
    sections: z.strictObject(
      Object.fromEntries(
        sections.map((section) => [
          section,
          z.strictObject(
            Object.fromEntries(
              datasets
                .filter((dataset) => dataset.section === section)
                .map(({ name, fields }) => [
                  name,
                  z.array(z.strictObject(Object.fromEntries(fields.map((field) => [field, z.json()])))),
                ]),
            ),
          ),
        ]),
      ),
    ),
  })
