import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/connect'
import type { Factories } from '../src/testing/factories'

/** Creates students like those of a large school: names repeat, and each class has forty students. */
export async function seedStudents(database: Database, schoolId: number, count: number) {
  await database.execute(sql`
    with words as (
      select array['Ayu','Bagas','Citra','Dimas','Eka','Farah','Galih','Hana','Ibrahim','Joko','Kirana','Laras'] as given,
        array['Lestari','Nugroho','Prasetyo','Saputra','Wibowo','Santoso','Rahayu','Hidayat','Siregar','Utami'] as family
    ), made as (
      insert into account (roles, name, username, email, password_hash, school_id)
      select array['child'], given[1 + abs(hashint4(i)) % 12] || ' ' || family[1 + abs(hashint4(-i)) % 10],
        's' || ${schoolId}::text || '.' || i, case when i % 3 = 0 then 's' || ${schoolId}::text || '.' || i || '@siswa.example' end, 'none', ${schoolId}
      from words, generate_series(1, ${count}) i
      returning id
    )
    insert into student (id, grade, date_of_birth)
    select id, 1 + id % 12, date '2008-01-01' + abs(hashint4(id)) % 3000 from made`)
  await database.execute(sql`
    with rooms as (
      insert into classroom (school_id, name, grade)
      select ${schoolId}, 'Class ' || i, 1 + i % 12 from generate_series(1, ${count}::integer / 40) i returning id
    ), numbered as (select id, row_number() over () as place from rooms)
    insert into classroom_student (classroom_id, student_id)
    select numbered.id, student.id from student join account using (id)
    join numbered on numbered.place = 1 + student.id % (${count}::integer / 40) where account.school_id = ${schoolId}`)
}

/** Creates two finished tests for nearly every student. */
export async function seedAttempts({ database, make }: { database: Database; make: Factories }) {
  for (const months of [8, 2]) {
    const { schedule } = await make.assignment()
    await database.execute(sql`
      with given as (
        insert into assignment (schedule_id, student_id)
        select ${schedule.id}, id from student where id % 12 > 0 on conflict do nothing returning id, student_id
      )
      insert into attempt (assignment_id, student_id, tries, status, started_at, finished_at, stop_reason, engine_version, profile,
        prior_mean, prior_deviation, prior_source, grade, grade_elapsed, ability, standard_error, ability_low, ability_high, trusted, percentile)
      select id, student_id, 1, 'finished', at, at, 'length', 1, '{}', 0, 1, 'wide', 4, 0.5, ability, 0.35, ability - 0.7, ability + 0.7, true, 50
      from given, lateral (select now() - ${months} * interval '1 month' - student_id % 30 * interval '1 day' as at,
        (abs(hashint4(student_id + ${months})) % 600) / 100.0 - 3 as ability) drawn`)
  }
}
