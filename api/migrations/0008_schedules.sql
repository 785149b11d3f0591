ALTER TABLE "schedule" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_createdBy_requestKey_unique" UNIQUE("created_by","request_key");