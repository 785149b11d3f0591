import { type AlterTableCmd, type Constraint, loadModule, type Node, parseSync } from 'libpg-query'
import type { Migration } from './read-migrations'

/** What a statement of a migration does to the database and to servers that use it. */
export interface Effect {
  /** Such as "adds the column audit_entry.source". */
  summary: string
  /** What has to wait meanwhile; null if nothing has. */
  lock: string | null
  /** Why a server of the previous version cannot go on; null if it can. */
  breaks: string | null
  /** Whether it builds an index of an existing table while nobody can write to that table. */
  buildsIndex?: true
}

/** What the migration itself has created so far: the previous version cannot use it, and it is empty. */
interface Created {
  tables: Set<string>
  /** Written as `table.column`. */
  columns: Set<string>
}

const harmless = (summary: string): Effect => ({ summary, lock: null, breaks: null })

const briefly = (table: string) => `blocks ${table} for an instant`
const inUse = 'the previous version may use it'

const nameOf = (node: Node | undefined): string => (node && 'String' in node ? (node.String.sval ?? '') : '')

/** Returns the names of the columns that an expression reads. */
function columnsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(columnsIn)
  if (typeof value !== 'object' || value === null) return []
  const { ColumnRef } = value as { ColumnRef?: { fields?: Node[] } }
  if (ColumnRef) return [nameOf(ColumnRef.fields?.at(-1))]
  return Object.values(value).flatMap(columnsIn)
}

const columnsOf = ({ keys, fk_attrs: foreign, raw_expr: expression }: Constraint): string[] =>
  [...(keys ?? []), ...(foreign ?? [])].map(nameOf).concat(columnsIn(expression))

const isKind = (constraint: Constraint, ...kinds: string[]) => kinds.includes(constraint.contype ?? '')

/** What each kind of constraint is called, and what has to wait while it is added. */
const constraintKinds: Readonly<Record<string, { name: string; lock: (table: string, target: string) => string }>> = {
  CONSTR_FOREIGN: {
    name: 'foreign key',
    lock: (table, target) => `blocks writes to ${table} and ${target} while its rows are checked`,
  },
  CONSTR_CHECK: { name: 'check', lock: (table) => `blocks ${table} while its rows are checked` },
  CONSTR_UNIQUE: { name: 'unique constraint', lock: (table) => `blocks ${table} while its index is built` },
  CONSTR_PRIMARY: { name: 'primary key', lock: (table) => `blocks ${table} while its index is built` },
}

function addConstraint(table: string, constraint: Constraint, { tables, columns }: Created): Effect {
  const kind = constraintKinds[constraint.contype ?? '']
  if (!kind) return unknown(`constraint on ${table}`)
  const target = constraint.pktable?.relname ?? ''
  const summary = `adds the ${kind.name} ${constraint.conname ?? ''} to ${table}`
  if (tables.has(table)) return { ...harmless(summary), lock: target && !tables.has(target) ? briefly(target) : null }
  const lock = constraint.skip_validation ? briefly(table) : kind.lock(table, target)
  const isNew = columnsOf(constraint).every((column) => columns.has(`${table}.${column}`))
  return { summary, lock, breaks: isNew ? null : 'the previous version may write rows that it refuses' }
}

/** Returns whether a default may differ from row to row, so that it has to be written into each of them. */
function isVolatile({ contype, raw_expr: expression }: Constraint): boolean {
  if (contype !== 'CONSTR_DEFAULT' || !expression || !('FuncCall' in expression)) return false
  return nameOf(expression.FuncCall.funcname?.at(-1)) !== 'now'
}

function addColumn(table: string, { def }: AlterTableCmd, created: Created): Effect {
  if (!def || !('ColumnDef' in def)) return unknown(`column of ${table}`)
  const { colname = '', constraints = [] } = def.ColumnDef
  created.columns.add(`${table}.${colname}`)
  const summary = `adds the column ${table}.${colname}`
  if (created.tables.has(table)) return harmless(summary)
  const parts = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []))
  const isRequired = parts.some((part) => isKind(part, 'CONSTR_NOTNULL', 'CONSTR_PRIMARY'))
  const isFilled = parts.some((part) => isKind(part, 'CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'))
  const isRewritten = parts.some((part) => isKind(part, 'CONSTR_IDENTITY', 'CONSTR_GENERATED') || isVolatile(part))
  return {
    summary,
    lock: isRewritten ? `blocks ${table} while its rows are rewritten` : briefly(table),
    breaks: isRequired && !isFilled ? 'the previous version inserts rows without it' : null,
  }
}

type Alteration = (table: string, column: string) => Effect

/** Changes of existing columns and constraints, by PostgreSQL's name for them. */
const alterations: Readonly<Record<string, Alteration>> = {
  AT_DropColumn: (table, column) => ({
    summary: `drops the column ${table}.${column}`,
    lock: briefly(table),
    breaks: inUse,
  }),
  AT_AlterColumnType: (table, column) => ({
    summary: `changes the type of ${table}.${column}`,
    lock: `blocks ${table} while its rows are rewritten`,
    breaks: 'the previous version expects the old type',
  }),
  AT_SetNotNull: (table, column) => ({
    summary: `makes ${table}.${column} required`,
    lock: `blocks ${table} while its rows are checked`,
    breaks: 'the previous version may write null',
  }),
  AT_DropNotNull: (table, column) => ({
    summary: `makes ${table}.${column} optional`,
    lock: briefly(table),
    breaks: null,
  }),
  AT_ColumnDefault: (table, column) => ({
    summary: `changes the default of ${table}.${column}`,
    lock: briefly(table),
    breaks: 'the previous version may rely on the old default',
  }),
  AT_DropConstraint: (table, name) => ({
    summary: `drops the constraint ${name} of ${table}`,
    lock: briefly(table),
    breaks: inUse,
  }),
  AT_ValidateConstraint: (table, name) => harmless(`checks the rows of ${table} against ${name}`),
}

/** Rows and names stay as they are: a partition belongs to another table from now on. */
const attachPartition = (table: string, def: Node | undefined): Effect => {
  const partition = def && 'PartitionCmd' in def ? (def.PartitionCmd.name?.relname ?? '') : ''
  return { summary: `makes ${partition} a partition of ${table}`, lock: briefly(partition), breaks: null }
}

function alterTable(table: string, node: Node, created: Created): Effect {
  if (!('AlterTableCmd' in node)) return unknown(`change of ${table}`)
  const command = node.AlterTableCmd
  const { subtype = '', name = '', def } = command
  if (subtype === 'AT_AddColumn') return addColumn(table, command, created)
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) return addConstraint(table, def.Constraint, created)
  if (subtype === 'AT_AttachPartition') return attachPartition(table, def)
  const alteration = alterations[subtype]?.(table, name)
  if (!alteration) return unknown(`change of ${table}`)
  const isNew = created.tables.has(table) || created.columns.has(`${table}.${name}`)
  return isNew ? harmless(alteration.summary) : alteration
}

function createIndex(
  statement: Extract<Node, { IndexStmt: unknown }>['IndexStmt'],
  { tables, columns }: Created,
): Effect {
  const { idxname = '', relation, unique = false, concurrent = false, indexParams = [] } = statement
  const table = relation?.relname ?? ''
  const summary = `creates the ${unique ? 'unique index' : 'index'} ${idxname} on ${table}`
  if (tables.has(table)) return harmless(summary)
  const indexed = indexParams.map((node) => ('IndexElem' in node ? (node.IndexElem.name ?? '') : ''))
  const isNew = indexed.some((column) => columns.has(`${table}.${column}`))
  return {
    summary,
    lock: concurrent ? null : `blocks writes to ${table} while it is built`,
    ...(concurrent ? {} : { buildsIndex: true }),
    breaks: unique && !isNew ? 'the previous version may write rows that it refuses' : null,
  }
}

function createTrigger(
  { trigname = '', relation }: Extract<Node, { CreateTrigStmt: unknown }>['CreateTrigStmt'],
  { tables }: Created,
): Effect {
  const table = relation?.relname ?? ''
  const summary = `creates the trigger ${trigname} on ${table}`
  if (tables.has(table)) return harmless(summary)
  return {
    summary,
    lock: `blocks writes to ${table} for an instant`,
    breaks: 'the previous version does not expect it',
  }
}

const unknown = (what: string): Effect => ({
  summary: `makes an unknown ${what}`,
  lock: 'may block tables',
  breaks: 'nobody knows whether the previous version can go on',
})

const kindNames: Readonly<Record<string, string>> = {
  OBJECT_TABLE: 'table',
  OBJECT_VIEW: 'view',
  OBJECT_INDEX: 'index',
  OBJECT_COLUMN: 'column',
  OBJECT_SEQUENCE: 'sequence',
  OBJECT_FUNCTION: 'function',
  OBJECT_TRIGGER: 'trigger',
  OBJECT_TABCONSTRAINT: 'constraint',
}

function drop({ objects = [], removeType }: Extract<Node, { DropStmt: unknown }>['DropStmt']): Effect {
  const names = objects.map((node) => ('List' in node ? nameOf(node.List.items?.at(-1)) : nameOf(node)))
  const name = names.join(', ')
  return { summary: `drops the ${kindNames[removeType ?? ''] ?? 'object'} ${name}`, lock: briefly(name), breaks: inUse }
}

const changeRows = (verb: string, table: string | undefined): Effect => ({
  summary: `${verb} rows of ${table}`,
  lock: `blocks changes of the same rows until the migration ends`,
  breaks: null,
})

function effectsOf(node: Node, created: Created): Effect[] {
  if ('CreateStmt' in node) {
    const table = node.CreateStmt.relation?.relname ?? ''
    created.tables.add(table)
    return [harmless(`creates the table ${table}`)]
  }
  if ('AlterTableStmt' in node) {
    const { relation, cmds = [] } = node.AlterTableStmt
    return cmds.map((command) => alterTable(relation?.relname ?? '', command, created))
  }
  if ('IndexStmt' in node) return [createIndex(node.IndexStmt, created)]
  if ('ViewStmt' in node) return [harmless(`creates the view ${node.ViewStmt.view?.relname}`)]
  if ('CreateFunctionStmt' in node)
    return [harmless(`creates the function ${nameOf(node.CreateFunctionStmt.funcname?.at(-1))}`)]
  if ('CreateTrigStmt' in node) return [createTrigger(node.CreateTrigStmt, created)]
  if ('CreateExtensionStmt' in node) return [harmless(`installs the extension ${node.CreateExtensionStmt.extname}`)]
  if ('DropStmt' in node) return [drop(node.DropStmt)]
  if ('RenameStmt' in node) {
    const { relation, subname, newname, renameType } = node.RenameStmt
    const name = [relation?.relname, subname].filter(Boolean).join('.')
    return [
      {
        summary: `renames the ${kindNames[renameType ?? ''] ?? 'object'} ${name} to ${newname}`,
        lock: briefly(relation?.relname ?? name),
        breaks: 'the previous version uses the old name',
      },
    ]
  }
  if ('InsertStmt' in node) return [harmless(`adds rows to ${node.InsertStmt.relation?.relname}`)]
  if ('UpdateStmt' in node) return [changeRows('changes', node.UpdateStmt.relation?.relname)]
  if ('DeleteStmt' in node)
    return [
      { ...changeRows('deletes', node.DeleteStmt.relation?.relname), breaks: 'the previous version may need them' },
    ]
  return [unknown('change')]
}

/** A line of a migration's header about something that looks like a removal and is none, with the reason. */
const EXPAND = /^expand: (\S+) \S/

const declaredIn = (header: readonly string[]) => header.flatMap((line) => EXPAND.exec(line)?.[1] ?? [])

/**
 * Returns the effects of each statement of a migration, in their order. What the header declares as expanding breaks
 * nothing. Throws if a statement is not valid SQL.
 */
export async function effectsOfMigration({
  statements,
  header,
}: Pick<Migration, 'statements' | 'header'>): Promise<Effect[]> {
  await loadModule()
  const created: Created = { tables: new Set(), columns: new Set() }
  const declared = declaredIn(header)
  const effects = statements.flatMap((sql) =>
    (parseSync(sql).stmts ?? []).flatMap(({ stmt }) => (stmt ? effectsOf(stmt, created) : [])),
  )
  const isDeclared = ({ summary }: Effect) => declared.some((name) => summary.split(' ').includes(name))
  return effects.map((effect) => (isDeclared(effect) ? { ...effect, breaks: null } : effect))
}
