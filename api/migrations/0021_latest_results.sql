-- expand: attempt_latest_result only fills latest_result, also for attempts that the previous version finishes
CREATE TABLE "latest_result" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"attempt_id" integer NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"grade" smallint,
	"ability" double precision NOT NULL,
	"ability_low" double precision NOT NULL,
	"ability_high" double precision NOT NULL,
	"standard_error" double precision NOT NULL,
	"trusted" boolean NOT NULL,
	"percentile" smallint,
	"grade_before" smallint,
	"ability_before" double precision,
	"standard_error_before" double precision,
	CONSTRAINT "latest_result_attemptId_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
ALTER TABLE "latest_result" ADD CONSTRAINT "latest_result_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "latest_result" ADD CONSTRAINT "latest_result_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
			grade_before, ability_before, standard_error_before
		) = ROW (
			excluded.attempt_id, excluded.finished_at, excluded.grade, excluded.ability, excluded.ability_low,
			excluded.ability_high, excluded.standard_error, excluded.trusted, excluded.percentile, excluded.grade_before,
			excluded.ability_before, excluded.standard_error_before
		);
		IF NOT FOUND THEN
			DELETE FROM public.latest_result WHERE student_id = pupil;
		END IF;
	END LOOP;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "attempt_latest_result" AFTER INSERT OR DELETE OR UPDATE OF student_id, status, finished_at, grade, ability, ability_low, ability_high, standard_error, trusted, percentile ON "attempt" FOR EACH ROW EXECUTE FUNCTION "refresh_latest_result"();
