-- expand: attempt_latest_result only fills latest_result, also for attempts that the previous version finishes
ALTER TABLE "latest_result" ADD COLUMN "expected_ability" double precision;--> statement-breakpoint
ALTER TABLE "latest_result" ADD COLUMN "expected_deviation" double precision;--> statement-breakpoint
CREATE OR REPLACE VIEW "public"."standing" AS (
  select student.id as student_id, last.id as attempt_id, last.finished_at, last.grade, last.ability, last.ability_low,
    last.ability_high, last.standard_error, last.trusted, last.percentile, before.grade as grade_before,
    before.ability as ability_before, before.standard_error as standard_error_before,
    case when last.profile ? 'maximumPassages' and last.prior_source = 'last' then last.prior_mean end as expected_ability,
    case when last.profile ? 'maximumPassages' and last.prior_source = 'last' then last.prior_deviation end as expected_deviation
  from student
  join lateral (
    select * from attempt where student_id = student.id and status = 'finished'
    order by finished_at desc, id desc limit 1
  ) last on true
  left join lateral (
    select * from attempt where student_id = student.id and status = 'finished' and trusted
      and (finished_at, id) < (last.finished_at, last.id)
    order by finished_at desc, id desc limit 1
  ) before on true);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refresh_latest_result"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	pupil integer;
BEGIN
	IF OLD.status IS DISTINCT FROM 'finished' AND NEW.status IS DISTINCT FROM 'finished' THEN
		RETURN NULL;
	END IF;
	FOR pupil IN SELECT DISTINCT id FROM unnest(ARRAY[OLD.student_id, NEW.student_id]) AS id WHERE id IS NOT NULL ORDER BY id LOOP
		-- One after the other, so that each sees the attempts of those before it.
		PERFORM FROM public.student WHERE id = pupil FOR NO KEY UPDATE;
		INSERT INTO public.latest_result SELECT * FROM public.standing WHERE student_id = pupil
		ON CONFLICT (student_id) DO UPDATE SET (
			attempt_id, finished_at, grade, ability, ability_low, ability_high, standard_error, trusted, percentile,
			grade_before, ability_before, standard_error_before, expected_ability, expected_deviation
		) = ROW (
			excluded.attempt_id, excluded.finished_at, excluded.grade, excluded.ability, excluded.ability_low,
			excluded.ability_high, excluded.standard_error, excluded.trusted, excluded.percentile, excluded.grade_before,
			excluded.ability_before, excluded.standard_error_before, excluded.expected_ability, excluded.expected_deviation
		);
		IF NOT FOUND THEN
			DELETE FROM public.latest_result WHERE student_id = pupil;
		END IF;
	END LOOP;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "attempt_latest_result" AFTER INSERT OR DELETE OR UPDATE OF student_id, status, finished_at, grade, ability, ability_low, ability_high, standard_error, trusted, percentile, profile, prior_source, prior_mean, prior_deviation ON "attempt" FOR EACH ROW EXECUTE FUNCTION "refresh_latest_result"();
