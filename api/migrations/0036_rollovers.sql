CREATE TABLE "rollover" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rollover_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"promoted" integer NOT NULL,
	"stayed" integer NOT NULL,
	"left" integer NOT NULL,
	"classrooms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"started_by" integer,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rollover_change" (
	"rollover_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"removed" integer[] NOT NULL,
	"added" integer[] NOT NULL,
	"grade_before" smallint,
	"grade_after" smallint,
	"left" boolean NOT NULL,
	CONSTRAINT "rollover_change_rollover_id_student_id_pk" PRIMARY KEY("rollover_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "rollover" ADD CONSTRAINT "rollover_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollover" ADD CONSTRAINT "rollover_started_by_account_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollover_change" ADD CONSTRAINT "rollover_change_rollover_id_rollover_id_fk" FOREIGN KEY ("rollover_id") REFERENCES "public"."rollover"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollover_change" ADD CONSTRAINT "rollover_change_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rollover_school_id_started_at_index" ON "rollover" USING btree ("school_id","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rollover_started_by_index" ON "rollover" USING btree ("started_by");--> statement-breakpoint
CREATE UNIQUE INDEX "rollover_once_a_year" ON "rollover" USING btree ("school_id","year") WHERE "rollover"."status" in ('waiting', 'done');--> statement-breakpoint
CREATE INDEX "rollover_change_student_id_index" ON "rollover_change" USING btree ("student_id");