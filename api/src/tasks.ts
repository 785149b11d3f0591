import { recalibrateTask } from './bank/tasks'
import { makeArchiveTask } from './data-export/tasks'
import {
  checkImportTask,
  commitImportTask,
  correctImportTask,
  importCardsTask,
  importTemplateTask,
  rejectedRowsTask,
  undoImportTask,
} from './import/tasks'
import { invoicePdfTask, quotePdfTask } from './invoice/tasks'
import { renewCardsTask } from './people/tasks'
import { drawPrintsTask } from './print/tasks'
import { letterPdfTask, reportPdfTask } from './report/tasks'
import { runRolloverTask, undoRolloverTask } from './rollover/tasks'
import { analyseTextTask, readTextTask } from './text/tasks'
import type { AnyTask } from './threads/task'

/** All kinds of work that run in threads. */
export const tasks: readonly AnyTask[] = [
  checkImportTask,
  commitImportTask,
  correctImportTask,
  undoImportTask,
  importCardsTask,
  rejectedRowsTask,
  importTemplateTask,
  reportPdfTask,
  letterPdfTask,
  invoicePdfTask,
  quotePdfTask,
  analyseTextTask,
  readTextTask,
  makeArchiveTask,
  renewCardsTask,
  recalibrateTask,
  drawPrintsTask,
  runRolloverTask,
  undoRolloverTask,
]
