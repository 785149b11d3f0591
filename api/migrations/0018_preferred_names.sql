DROP INDEX "account_search_index";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "preferred_name" text;--> statement-breakpoint
CREATE INDEX "account_search_index" ON "account" USING gin (("name" || ' ' || "username" || ' ' || coalesce("email", '') || ' ' || coalesce("preferred_name", '')) gin_trgm_ops);