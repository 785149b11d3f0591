CREATE TABLE "intervention" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intervention_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"plan" text DEFAULT '' NOT NULL,
	"owner_id" integer,
	"next_check" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closing_note" text
);
--> statement-breakpoint
CREATE TABLE "intervention_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intervention_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"intervention_id" integer NOT NULL,
	"account_id" integer,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intervention_student" (
	"intervention_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intervention_student_intervention_id_student_id_pk" PRIMARY KEY("intervention_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "intervention" ADD CONSTRAINT "intervention_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intervention" ADD CONSTRAINT "intervention_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intervention" ADD CONSTRAINT "intervention_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intervention_entry" ADD CONSTRAINT "intervention_entry_intervention_id_intervention_id_fk" FOREIGN KEY ("intervention_id") REFERENCES "public"."intervention"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intervention_entry" ADD CONSTRAINT "intervention_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intervention_student" ADD CONSTRAINT "intervention_student_intervention_id_intervention_id_fk" FOREIGN KEY ("intervention_id") REFERENCES "public"."intervention"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intervention_student" ADD CONSTRAINT "intervention_student_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intervention_school_id_index" ON "intervention" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "intervention_owner_id_index" ON "intervention" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "intervention_created_by_index" ON "intervention" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "intervention_entry_intervention_id_index" ON "intervention_entry" USING btree ("intervention_id");--> statement-breakpoint
CREATE INDEX "intervention_entry_account_id_index" ON "intervention_entry" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "intervention_student_student_id_index" ON "intervention_student" USING btree ("student_id");