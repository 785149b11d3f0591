CREATE TABLE "report_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"attempt_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "opened_by" integer;--> statement-breakpoint
ALTER TABLE "report_link" ADD CONSTRAINT "report_link_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_link" ADD CONSTRAINT "report_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_link_attempt_id_index" ON "report_link" USING btree ("attempt_id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_opened_by_session_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_opened_by_index" ON "session" USING btree ("opened_by");