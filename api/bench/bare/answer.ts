import type { Pool } from 'pg'

/** An answer of a child, and the item that the child gets next. */
export interface BareAnswer {
  attemptId: number
  number: number
  choice: number
  next: string
}

const select = {
  name: 'attempt',
  text: `select t.*, c.id as schedule_id, c.closes_at,
      (select json_agg(i order by i.number) from attempt_item i where i.attempt_id = t.id) as items,
      array(
        select i.item_id from assignment g join attempt e on e.assignment_id = g.id
        join attempt_item i on i.attempt_id = e.id
        where g.student_id = t.student_id and e.started_at > now() - interval '1 year') as seen
    from attempt t join assignment g on g.id = t.assignment_id join schedule c on c.id = g.schedule_id
    where t.id = $1`,
}

const store = {
  name: 'answer',
  text: `with stored as (
      update attempt_item set choice = $3, correct = false, milliseconds = 30000, answered_at = now()
      where attempt_id = $1 and number = $2::smallint and answered_at is null
        and exists (select from attempt where id = $1 and status = 'started' for share)
      returning attempt_id),
    next as (
      insert into attempt_item (attempt_id, number, item_id, difficulty)
      select attempt_id, $2::smallint + 1, $4, 0 from stored)
    select attempt_id, pg_notify('bare', '[1, 2]') from stored`,
}

/** Reads an attempt and stores an answer and the next item, in one transaction and without choosing an item. */
export async function bareAnswer(pool: Pool, { attemptId, number, choice, next }: BareAnswer): Promise<unknown> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query({ ...select, values: [attemptId] })
    await client.query({ ...store, values: [attemptId, number, choice, next] })
    await client.query('commit')
    return { number, items: rows[0]?.items.length }
  } finally {
    client.release()
  }
}
