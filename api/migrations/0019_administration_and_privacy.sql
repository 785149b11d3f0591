CREATE TABLE "backup" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"encrypted" boolean NOT NULL,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"maintenance_since" timestamp with time zone,
	"maintenance_message" text,
	CONSTRAINT "installation_is_one" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_export_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"requested_by" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"content" "bytea",
	"bytes" integer,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "erasure" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"person_hash" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"school_id" integer,
	"requested_by" integer,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text,
	"due_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" integer,
	"done_at" timestamp with time zone,
	"erased" jsonb
);
--> statement-breakpoint
CREATE TABLE "retention_round" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retention_round_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"announced" integer NOT NULL,
	"erased" integer,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "school_contact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"phone" text
);
--> statement-breakpoint
ALTER TABLE "seat" DROP CONSTRAINT "seat_unused_while_free";--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "student_id" integer;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "student_erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "school_id" integer;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "student_id" integer;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "relation" text;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "verified_by" text;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_requested_by_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_requested_by_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_cancelled_by_account_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_round" ADD CONSTRAINT "retention_round_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_contact" ADD CONSTRAINT "school_contact_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_export_account_id_index" ON "data_export" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "data_export_requested_by_requested_at_index" ON "data_export" USING btree ("requested_by","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_one_waiting" ON "data_export" USING btree ("account_id","requested_by") WHERE "data_export"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_one_open" ON "erasure" USING btree ("account_id") WHERE "erasure"."account_id" is not null and "erasure"."cancelled_at" is null and "erasure"."done_at" is null;--> statement-breakpoint
CREATE INDEX "erasure_due" ON "erasure" USING btree ("due_at") WHERE "erasure"."cancelled_at" is null and "erasure"."done_at" is null;--> statement-breakpoint
CREATE INDEX "erasure_school_id_requested_at_index" ON "erasure" USING btree ("school_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "erasure_person_hash_index" ON "erasure" USING btree ("person_hash");--> statement-breakpoint
CREATE INDEX "retention_round_school_id_announced_at_index" ON "retention_round" USING btree ("school_id","announced_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "retention_round_one_open" ON "retention_round" USING btree ("school_id") WHERE "retention_round"."done_at" is null;--> statement-breakpoint
CREATE INDEX "school_contact_school_id_index" ON "school_contact" USING btree ("school_id");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_student_id_index" ON "notification" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "audit_entry_school_id_at_index" ON "audit_entry" USING btree ("school_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_account_id_at_index" ON "audit_entry" USING btree ("account_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_at_index" ON "audit_entry" USING btree ("at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consent_student_id_index" ON "consent" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_unused_while_free" CHECK ("seat"."student_id" is not null or "seat"."tests_used" = 0 or "seat"."student_erased_at" is not null);--> statement-breakpoint
INSERT INTO "installation" DEFAULT VALUES;--> statement-breakpoint
UPDATE "audit_entry" SET "source" = 'command', "action" = regexp_replace("action", ' by command$', '') WHERE "action" LIKE '% by command';--> statement-breakpoint
UPDATE "audit_entry" SET "source" = 'setup', "action" = regexp_replace("action", ' at setup$', '') WHERE "action" LIKE '% at setup';--> statement-breakpoint
UPDATE "audit_entry" SET "source" = 'server' WHERE "account_id" IS NULL AND "source" IS NULL;--> statement-breakpoint
UPDATE "consent" SET "relation" = 'self' WHERE "subject" = 'terms';--> statement-breakpoint
UPDATE "notification" SET "student_id" = "student"."id" FROM "student" WHERE "notification"."values" ->> 'childId' = "student"."id"::text;
