CREATE TABLE "release" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"version" text NOT NULL,
	"content" jsonb NOT NULL,
	"author" text,
	"package_hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"checks" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" integer,
	"token_id" integer,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_reason" text,
	"files_removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "release_area" (
	"name" text PRIMARY KEY NOT NULL,
	"paths" jsonb NOT NULL,
	"public_key" text,
	"frozen_at" timestamp with time zone,
	"frozen_until" timestamp with time zone,
	"frozen_by" integer,
	"frozen_reason" text,
	"adopted_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_browser" (
	"release_id" integer NOT NULL,
	"hash" text NOT NULL,
	"failed" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_browser_release_id_hash_pk" PRIMARY KEY("release_id","hash")
);
--> statement-breakpoint
CREATE TABLE "release_channel" (
	"area" text NOT NULL,
	"channel" text NOT NULL,
	"release_id" integer NOT NULL,
	"previous_id" integer,
	"share" integer DEFAULT 0 NOT NULL,
	"school_ids" integer[] DEFAULT '{}' NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"account_ids" integer[] DEFAULT '{}' NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_channel_area_channel_pk" PRIMARY KEY("area","channel")
);
--> statement-breakpoint
CREATE TABLE "release_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"action" text NOT NULL,
	"release_id" integer,
	"before_id" integer,
	"share" integer DEFAULT 0 NOT NULL,
	"school_ids" integer[] DEFAULT '{}' NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"account_ids" integer[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"account_id" integer,
	"token_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_failure" (
	"release_id" integer NOT NULL,
	"page" text NOT NULL,
	"reason" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "release_failure_release_id_page_reason_pk" PRIMARY KEY("release_id","page","reason")
);
--> statement-breakpoint
CREATE TABLE "release_health" (
	"release_id" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"browsers" integer DEFAULT 0 NOT NULL,
	"failing_browsers" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"fallbacks" integer DEFAULT 0 NOT NULL,
	"slow" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "release_health_release_id_minute_pk" PRIMARY KEY("release_id","minute")
);
--> statement-breakpoint
CREATE TABLE "release_pin" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_pin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"release_id" integer NOT NULL,
	"school_id" integer,
	"account_id" integer,
	"reason" text NOT NULL,
	"created_by" integer,
	"token_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_pin_of_one" CHECK (num_nonnulls("release_pin"."school_id", "release_pin"."account_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "release_preview" (
	"account_id" integer NOT NULL,
	"area" text NOT NULL,
	"release_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "release_preview_account_id_area_pk" PRIMARY KEY("account_id","area")
);
--> statement-breakpoint
CREATE TABLE "release_schedule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_schedule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"release_id" integer NOT NULL,
	"channel" text NOT NULL,
	"share" integer DEFAULT 0 NOT NULL,
	"school_ids" integer[] DEFAULT '{}' NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"account_ids" integer[] DEFAULT '{}' NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"token_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "release_tester" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"added_by" integer,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_token" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"may_roll_out" boolean NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_by" integer,
	CONSTRAINT "release_token_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_area_release_area_name_fk" FOREIGN KEY ("area") REFERENCES "public"."release_area"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_published_by_account_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_token_id_release_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."release_token"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_area" ADD CONSTRAINT "release_area_frozen_by_account_id_fk" FOREIGN KEY ("frozen_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_browser" ADD CONSTRAINT "release_browser_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_channel" ADD CONSTRAINT "release_channel_area_release_area_name_fk" FOREIGN KEY ("area") REFERENCES "public"."release_area"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_channel" ADD CONSTRAINT "release_channel_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_channel" ADD CONSTRAINT "release_channel_previous_id_release_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_event" ADD CONSTRAINT "release_event_area_release_area_name_fk" FOREIGN KEY ("area") REFERENCES "public"."release_area"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_event" ADD CONSTRAINT "release_event_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_event" ADD CONSTRAINT "release_event_before_id_release_id_fk" FOREIGN KEY ("before_id") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_event" ADD CONSTRAINT "release_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_event" ADD CONSTRAINT "release_event_token_id_release_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."release_token"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_failure" ADD CONSTRAINT "release_failure_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_health" ADD CONSTRAINT "release_health_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_pin" ADD CONSTRAINT "release_pin_area_release_area_name_fk" FOREIGN KEY ("area") REFERENCES "public"."release_area"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_pin" ADD CONSTRAINT "release_pin_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_pin" ADD CONSTRAINT "release_pin_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_pin" ADD CONSTRAINT "release_pin_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_pin" ADD CONSTRAINT "release_pin_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_pin" ADD CONSTRAINT "release_pin_token_id_release_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."release_token"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_preview" ADD CONSTRAINT "release_preview_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_preview" ADD CONSTRAINT "release_preview_area_release_area_name_fk" FOREIGN KEY ("area") REFERENCES "public"."release_area"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_preview" ADD CONSTRAINT "release_preview_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_schedule" ADD CONSTRAINT "release_schedule_area_release_area_name_fk" FOREIGN KEY ("area") REFERENCES "public"."release_area"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_schedule" ADD CONSTRAINT "release_schedule_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_schedule" ADD CONSTRAINT "release_schedule_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_schedule" ADD CONSTRAINT "release_schedule_token_id_release_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."release_token"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_tester" ADD CONSTRAINT "release_tester_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_tester" ADD CONSTRAINT "release_tester_added_by_account_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_token" ADD CONSTRAINT "release_token_area_release_area_name_fk" FOREIGN KEY ("area") REFERENCES "public"."release_area"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_token" ADD CONSTRAINT "release_token_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_token" ADD CONSTRAINT "release_token_revoked_by_account_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "release_area_version_index" ON "release" USING btree ("area","version");--> statement-breakpoint
CREATE INDEX "release_area_published_at_index" ON "release" USING btree ("area","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "release_browser_at_index" ON "release_browser" USING btree ("at");--> statement-breakpoint
CREATE INDEX "release_event_area_at_index" ON "release_event" USING btree ("area","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "release_pin_area_school_id_index" ON "release_pin" USING btree ("area","school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "release_pin_area_account_id_index" ON "release_pin" USING btree ("area","account_id");--> statement-breakpoint
CREATE INDEX "release_schedule_due" ON "release_schedule" USING btree ("due_at") WHERE "release_schedule"."done_at" is null and "release_schedule"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "release_token_area_index" ON "release_token" USING btree ("area");