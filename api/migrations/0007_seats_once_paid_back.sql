DROP INDEX "seat_one_per_child";--> statement-breakpoint
ALTER TABLE "sandbox_order" ADD COLUMN "secret" text NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "seat_one_per_child" ON "seat" USING btree ("subscription_id","student_id") WHERE "seat"."student_id" is not null and "seat"."revoked_at" is null;