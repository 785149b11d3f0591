CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"roles" text[] NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"email" text,
	"avatar" text,
	"password_hash" text NOT NULL,
	"school_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_username_unique" UNIQUE("username"),
	CONSTRAINT "account_email_unique" UNIQUE("email"),
	CONSTRAINT "account_has_a_role" CHECK (cardinality("account"."roles") > 0)
);
--> statement-breakpoint
CREATE TABLE "assignment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"schedule_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	CONSTRAINT "assignment_scheduleId_studentId_unique" UNIQUE("schedule_id","student_id"),
	CONSTRAINT "assignment_id_studentId_unique" UNIQUE("id","student_id")
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"assignment_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"tries" smallint NOT NULL,
	"status" text DEFAULT 'started' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"engine_version" integer NOT NULL,
	"profile" jsonb NOT NULL,
	"prior_mean" double precision NOT NULL,
	"prior_deviation" double precision NOT NULL,
	"prior_source" text NOT NULL,
	"grade" smallint,
	"grade_elapsed" double precision,
	"stop_reason" text,
	"ability" double precision,
	"standard_error" double precision,
	"ability_low" double precision,
	"ability_high" double precision,
	"trusted" boolean,
	"percentile" smallint,
	CONSTRAINT "attempt_assignmentId_tries_unique" UNIQUE("assignment_id","tries")
);
--> statement-breakpoint
CREATE TABLE "attempt_item" (
	"attempt_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"item_id" text NOT NULL,
	"difficulty" double precision NOT NULL,
	"choice" smallint,
	"correct" boolean,
	"milliseconds" integer,
	"answered_at" timestamp with time zone,
	CONSTRAINT "attempt_item_attempt_id_number_pk" PRIMARY KEY("attempt_id","number"),
	CONSTRAINT "attempt_item_attemptId_itemId_unique" UNIQUE("attempt_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"action" text NOT NULL,
	"student_id" integer,
	"subject" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "classroom" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classroom_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"name" text NOT NULL,
	"grade" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classroom_schoolId_name_unique" UNIQUE("school_id","name")
);
--> statement-breakpoint
CREATE TABLE "classroom_student" (
	"classroom_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	CONSTRAINT "classroom_student_classroom_id_student_id_pk" PRIMARY KEY("classroom_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "classroom_teacher" (
	"classroom_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	CONSTRAINT "classroom_teacher_classroom_id_teacher_id_pk" PRIMARY KEY("classroom_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "exam" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"profile" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item" (
	"id" text PRIMARY KEY NOT NULL,
	"genre" text NOT NULL,
	"passage" text NOT NULL,
	"statement" text NOT NULL,
	"options" text[] NOT NULL,
	"key" smallint NOT NULL,
	"words" smallint NOT NULL,
	"text_measure" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "rate_limit_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "schedule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"exam_code" text NOT NULL,
	"title" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"tries_allowed" smallint DEFAULT 1 NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedule_opens_before_it_closes" CHECK ("schedule"."opens_at" < "schedule"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "school" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"time_zone" text DEFAULT 'Asia/Jakarta' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_because" text
);
--> statement-breakpoint
CREATE TABLE "student" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"date_of_birth" date,
	"grade" smallint,
	"points" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_schedule_id_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_assignment_id_student_id_assignment_id_student_id_fk" FOREIGN KEY ("assignment_id","student_id") REFERENCES "public"."assignment"("id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_item" ADD CONSTRAINT "attempt_item_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_item" ADD CONSTRAINT "attempt_item_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom" ADD CONSTRAINT "classroom_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_student" ADD CONSTRAINT "classroom_student_classroom_id_classroom_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classroom"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_student" ADD CONSTRAINT "classroom_student_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_teacher" ADD CONSTRAINT "classroom_teacher_classroom_id_classroom_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classroom"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_teacher" ADD CONSTRAINT "classroom_teacher_teacher_id_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_exam_code_exam_code_fk" FOREIGN KEY ("exam_code") REFERENCES "public"."exam"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_id_account_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_parent_id_account_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_school_id_index" ON "account" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "account_search_index" ON "account" USING gin (("name" || ' ' || "username" || ' ' || coalesce("email", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "assignment_student_id_index" ON "assignment" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_one_running" ON "attempt" USING btree ("assignment_id") WHERE "attempt"."status" = 'started';--> statement-breakpoint
CREATE INDEX "attempt_finished_index" ON "attempt" USING btree ("student_id","finished_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "attempt"."status" = 'finished';--> statement-breakpoint
CREATE INDEX "attempt_item_item_id_index" ON "attempt_item" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "audit_entry_student_id_at_index" ON "audit_entry" USING btree ("student_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "classroom_student_student_id_index" ON "classroom_student" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "classroom_teacher_teacher_id_index" ON "classroom_teacher" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "session_account_id_index" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "student_parent_id_index" ON "student" USING btree ("parent_id");--> statement-breakpoint
CREATE VIEW "public"."standing" AS (
  select student.id as student_id, last.id as attempt_id, last.finished_at, last.grade, last.ability, last.ability_low,
    last.ability_high, last.standard_error, last.trusted, last.percentile, before.grade as grade_before,
    before.ability as ability_before, before.standard_error as standard_error_before
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