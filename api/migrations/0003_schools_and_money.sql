CREATE TABLE "import_row" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"values" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"account_id" integer,
	"before" jsonb,
	CONSTRAINT "import_row_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"content" "bytea",
	"status" text DEFAULT 'checking' NOT NULL,
	"failure" text,
	"rows" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"committed_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"school_id" integer,
	"parent_id" integer,
	"subscription_id" integer NOT NULL,
	"status" text DEFAULT 'unpaid' NOT NULL,
	"bill_to" jsonb NOT NULL,
	"currency" text NOT NULL,
	"net" integer NOT NULL,
	"tax_rate" smallint NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_has_one_owner" CHECK (num_nonnulls("invoice"."school_id", "invoice"."parent_id") = 1),
	CONSTRAINT "invoice_adds_up" CHECK ("invoice"."net" + "invoice"."tax" = "invoice"."total")
);
--> statement-breakpoint
CREATE TABLE "invoice_line" (
	"invoice_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"values" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "invoice_line_invoice_id_position_pk" PRIMARY KEY("invoice_id","position"),
	CONSTRAINT "invoice_line_multiplies" CHECK ("invoice_line"."quantity" * "invoice_line"."unit_price" = "invoice_line"."amount")
);
--> statement-breakpoint
CREATE TABLE "invoice_number" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"provider" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'started' NOT NULL,
	"redirect_url" text,
	"reference" text,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"order_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seat_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"student_id" integer,
	"given_by" integer,
	"given_at" timestamp with time zone,
	"tests_used" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "seat_unused_while_free" CHECK ("seat"."student_id" is not null or "seat"."tests_used" = 0)
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer,
	"parent_id" integer,
	"plan_code" text NOT NULL,
	"seats" integer NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"months" smallint NOT NULL,
	"tests_per_child" smallint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"ends_for_good" boolean DEFAULT false NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_has_one_owner" CHECK (num_nonnulls("subscription"."school_id", "subscription"."parent_id") = 1),
	CONSTRAINT "subscription_has_seats" CHECK ("subscription"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"code" text PRIMARY KEY NOT NULL,
	"seat_id" integer NOT NULL,
	"batch" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"redeemed_at" timestamp with time zone,
	"redeemed_by" integer,
	"student_id" integer,
	CONSTRAINT "voucher_seatId_unique" UNIQUE("seat_id")
);
--> statement-breakpoint
CREATE TABLE "schedule_classroom" (
	"schedule_id" integer NOT NULL,
	"classroom_id" integer NOT NULL,
	CONSTRAINT "schedule_classroom_schedule_id_classroom_id_pk" PRIMARY KEY("schedule_id","classroom_id")
);
--> statement-breakpoint
ALTER TABLE "classroom" DROP CONSTRAINT "classroom_schoolId_name_unique";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "extra_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "allowed_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "seat_id" integer;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "classroom" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schedule" ADD COLUMN "school_id" integer;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "npsn" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "language" text DEFAULT 'id' NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "year_begins" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "retention_months" smallint DEFAULT 36 NOT NULL;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "nisn" text;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_id_import_run_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_parent_id_account_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_given_by_account_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_parent_id_account_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_plan_code_plan_code_fk" FOREIGN KEY ("plan_code") REFERENCES "public"."plan"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_seat_id_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."seat"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_redeemed_by_account_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_classroom" ADD CONSTRAINT "schedule_classroom_schedule_id_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_classroom" ADD CONSTRAINT "schedule_classroom_classroom_id_classroom_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classroom"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_run_school_id_created_at_index" ON "import_run" USING btree ("school_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoice_school_id_issued_at_index" ON "invoice" USING btree ("school_id","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoice_parent_id_issued_at_index" ON "invoice" USING btree ("parent_id","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoice_subscription_id_index" ON "invoice" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payment_invoice_id_index" ON "payment" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payment_status_created_at_index" ON "payment" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "payment_event_order_id_index" ON "payment_event" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "seat_subscription_id_student_id_index" ON "seat" USING btree ("subscription_id","student_id");--> statement-breakpoint
CREATE INDEX "seat_student_id_index" ON "seat" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_one_per_child" ON "seat" USING btree ("subscription_id","student_id") WHERE "seat"."student_id" is not null;--> statement-breakpoint
CREATE INDEX "subscription_school_id_index" ON "subscription" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "subscription_parent_id_index" ON "subscription" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "voucher_batch_index" ON "voucher" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "schedule_classroom_classroom_id_index" ON "schedule_classroom" USING btree ("classroom_id");--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_seat_id_seat_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."seat"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "classroom_name_in_school" ON "classroom" USING btree ("school_id","name") WHERE "classroom"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "schedule_school_id_opens_at_index" ON "schedule" USING btree ("school_id","opens_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "schedule_closes_at_index" ON "schedule" USING btree ("closes_at");--> statement-breakpoint
CREATE INDEX "student_nisn_index" ON "student" USING btree ("nisn");