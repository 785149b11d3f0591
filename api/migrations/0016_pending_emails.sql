ALTER TABLE "account" DROP CONSTRAINT "account_email_unique";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "account_link" ADD COLUMN "email" text;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_unique" ON "account" USING btree ("email") WHERE not ("account"."roles" = array['parent']);--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_confirmed" ON "account" USING btree ("email") WHERE ("account"."roles" = array['parent']) and "account"."email_confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "account_email" ON "account" USING btree ("email");