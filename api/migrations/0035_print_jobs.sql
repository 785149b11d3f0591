CREATE TABLE "print_job" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "print_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"requested_by" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"classroom" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"skipped" integer NOT NULL,
	"content" "bytea",
	"bytes" integer,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "print_job" ADD CONSTRAINT "print_job_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_job" ADD CONSTRAINT "print_job_requested_by_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_job_requested_by_requested_at_index" ON "print_job" USING btree ("requested_by","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "print_job_school_id_index" ON "print_job" USING btree ("school_id");