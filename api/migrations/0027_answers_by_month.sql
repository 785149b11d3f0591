-- The table with all answers so far becomes a partition of the table that takes its name (decision 65). No row is moved.
-- expand: attempt_item_before the table that has the name from now on has the same columns, keys and rows
-- expand: attempt_item_before_pkey the new table has a primary key of the old name
-- expand: attempt_item_before_unique the new table has a unique constraint of the old name
-- expand: attempt_item_before_item_id_index the new table has an index of the old name
ALTER TABLE "attempt_item" RENAME TO "attempt_item_before";--> statement-breakpoint
ALTER TABLE "attempt_item_before" RENAME CONSTRAINT "attempt_item_attempt_id_number_pk" TO "attempt_item_before_pkey";--> statement-breakpoint
ALTER TABLE "attempt_item_before" RENAME CONSTRAINT "attempt_item_attemptId_itemId_unique" TO "attempt_item_before_unique";--> statement-breakpoint
ALTER INDEX "attempt_item_item_id_index" RENAME TO "attempt_item_before_item_id_index";--> statement-breakpoint
CREATE TABLE "attempt_item" (
	"attempt_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"item_id" text NOT NULL,
	"difficulty" double precision NOT NULL,
	"choice" smallint,
	"correct" boolean,
	"milliseconds" integer,
	"answered_at" timestamp with time zone,
	"aids" text[],
	CONSTRAINT "attempt_item_attempt_id_number_pk" PRIMARY KEY("attempt_id","number"),
	CONSTRAINT "attempt_item_attemptId_itemId_unique" UNIQUE("attempt_id","item_id")
) PARTITION BY RANGE ("attempt_id");
--> statement-breakpoint
ALTER TABLE "attempt_item" ADD CONSTRAINT "attempt_item_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_item" ADD CONSTRAINT "attempt_item_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_item_item_id_index" ON "attempt_item" USING btree ("item_id");--> statement-breakpoint
ALTER TABLE "attempt_item" ATTACH PARTITION "attempt_item_before" FOR VALUES FROM (MINVALUE) TO (10000000);--> statement-breakpoint
CREATE TABLE "attempt_item_default" PARTITION OF "attempt_item" DEFAULT;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "answers_of"("of_attempt" integer) RETURNS SETOF "attempt_item" LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 30 SET plan_cache_mode = force_generic_plan AS $$
BEGIN
	-- The plan knows the attempt when it starts, so it opens one partition. A join would open all of them.
	RETURN QUERY SELECT * FROM public.attempt_item WHERE attempt_item.attempt_id = of_attempt;
END
$$;
