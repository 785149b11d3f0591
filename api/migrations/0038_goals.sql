CREATE TABLE "goal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"student_id" integer,
	"classroom_id" integer,
	"target" integer NOT NULL,
	"by" date NOT NULL,
	"start" integer NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" integer,
	"created_by" integer,
	CONSTRAINT "goal_studentId_unique" UNIQUE("student_id"),
	CONSTRAINT "goal_classroomId_unique" UNIQUE("classroom_id")
);
--> statement-breakpoint
ALTER TABLE "goal" ADD CONSTRAINT "goal_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal" ADD CONSTRAINT "goal_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal" ADD CONSTRAINT "goal_classroom_id_classroom_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classroom"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal" ADD CONSTRAINT "goal_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal" ADD CONSTRAINT "goal_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "goal_of_school" ON "goal" USING btree ("school_id") WHERE "goal"."student_id" is null and "goal"."classroom_id" is null;--> statement-breakpoint
CREATE INDEX "goal_school_id_index" ON "goal" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "goal_owner_id_index" ON "goal" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "goal_created_by_index" ON "goal" USING btree ("created_by");