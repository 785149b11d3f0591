import { sql } from 'drizzle-orm'
import type { Database } from '../../src/database/connect'
import { factories } from '../../src/testing/factories'

/** Creates parents with one unpaid invoice each, and starts a payment of each invoice at the sandbox. */
export async function seed(database: Database, payments: number): Promise<string[]> {
  const make = factories(database)
  await make.plan({ code: 'family', audience: 'parent', price: 45_000 })
  await database.execute(sql`
    with parent as (
      insert into account (roles, name, username, password_hash)
      select array['parent'], 'Parent ' || i, 'parent.' || i, 'none' from generate_series(1, ${payments}::int) i returning id
    ), child as (
      insert into account (roles, name, username, password_hash)
      select array['child'], 'Child of ' || id, 'child.' || id, 'none' from parent returning id, username
    ), kid as (
      insert into student (id) select id from child returning id
    ), link as (
      insert into parent_link (parent_id, student_id)
      select split_part(child.username, '.', 2)::int, kid.id from kid join child using (id) returning parent_id, student_id
    ), bought as (
      insert into subscription (parent_id, plan_code, seats, price, currency, months, tests_per_child, created_by)
      select parent_id, 'family', 1, 45000, 'IDR', 6, 3, parent_id from link returning id, parent_id
    ), bill as (
      insert into invoice (number, parent_id, subscription_id, purpose, seats, student_ids, created_by, key, bill_to, currency,
        net, tax_rate, tax, total, issued_at, due_at)
      select '2026/' || lpad((row_number() over ())::text, 6, '0'), parent_id, bought.id, 'buy', 1, array[link.student_id], parent_id, 'key',
        '{"name":"Parent","lines":[],"email":null}', 'IDR', 40541, 1100, 4459, 45000, now(), now() + interval '3 days'
      from bought join link using (parent_id) returning id, total
    ), line as (
      insert into invoice_line (invoice_id, position, text, "values", quantity, unit_price, amount)
      select id, 1, 'line', '{}', 1, total, total from bill
    ), begun as (
      insert into payment (invoice_id, provider, order_id, amount, currency) select id, 'sandbox', 'order-' || id, total, 'IDR' from bill
      returning order_id
    )
    insert into sandbox_order (order_id, secret, amount, currency) select order_id, 'secret ' || order_id, 45000, 'IDR' from begun`)
  await database.execute(sql`insert into invoice_number (year, last) values (2026, ${payments})`)
  await database.execute(sql`vacuum analyze`)
  const { rows } = await database.execute(sql`select order_id from payment order by id`)
  return rows.map((row) => String(row.order_id))
}
