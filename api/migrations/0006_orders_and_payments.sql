CREATE TABLE "payment_proof" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_order" (
	"order_id" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voucher" DROP CONSTRAINT "voucher_seatId_unique";--> statement-breakpoint
ALTER TABLE "audit_entry" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "purpose" text NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "seats" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "student_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "created_by" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "invoice_id" integer;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "renews_id" integer;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_proof" ADD CONSTRAINT "payment_proof_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_renews_id_subscription_id_fk" FOREIGN KEY ("renews_id") REFERENCES "public"."subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_unpaid" ON "invoice" USING btree ("due_at") WHERE "invoice"."status" = 'unpaid';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open" ON "payment" USING btree ("invoice_id") WHERE "payment"."status" in ('started', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_paid" ON "payment" USING btree ("invoice_id") WHERE "payment"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "seat_invoice_id_index" ON "seat" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "subscription_renews_id_index" ON "subscription" USING btree ("renews_id");--> statement-breakpoint
CREATE INDEX "subscription_running" ON "subscription" USING btree ("ends_at") WHERE "subscription"."status" = 'active';--> statement-breakpoint
CREATE INDEX "voucher_seat_id_index" ON "voucher" USING btree ("seat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_keeps_its_seat_alone" ON "voucher" USING btree ("seat_id") WHERE "voucher"."redeemed_at" is null and "voucher"."voided_at" is null;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_createdBy_key_unique" UNIQUE("created_by","key");--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_ends_once" CHECK (num_nonnulls("voucher"."redeemed_at", "voucher"."voided_at") < 2);