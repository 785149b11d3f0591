import { inject } from '@lekta/shared/client'
import { importContract } from '../contract/import'

export const {
  useImportsQuery,
  useImportRunQuery,
  useImportRowsQuery,
  useCommitImportMutation,
  useUndoImportMutation,
  useImportCardsMutation,
} = inject(importContract)
