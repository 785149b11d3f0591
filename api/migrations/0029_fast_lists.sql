--> concurrently
CREATE INDEX CONCURRENTLY "attempt_finished_assignment" ON "attempt" USING btree ("assignment_id") WHERE "attempt"."status" = 'finished';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invoice_total" ON "invoice" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invoice_search" ON "invoice" USING gin ("number" gin_trgm_ops,("bill_to" ->> 'name') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "account_with_school" ON "account" USING btree ("id","school_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "account_teachers" ON "account" USING btree ("school_id","id") WHERE 'teacher' = any("account"."roles") and "account"."archived_at" is null;