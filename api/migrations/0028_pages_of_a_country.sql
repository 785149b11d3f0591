--> concurrently
CREATE INDEX CONCURRENTLY "attempt_finished_at" ON "attempt" USING btree ("finished_at","student_id") WHERE "attempt"."status" = 'finished';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "account_by_school" ON "account" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "assignment_seat" ON "assignment" USING btree ("seat_id") WHERE "assignment"."seat_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "account_admins" ON "account" USING btree ("id") WHERE "account"."roles" @> array['admin'];
