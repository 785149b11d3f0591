ALTER TABLE "student" ADD COLUMN "reading_ways" jsonb;--> statement-breakpoint
ALTER TABLE "attempt_item" ADD COLUMN "aids" text[];