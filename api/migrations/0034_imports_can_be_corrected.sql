ALTER TABLE "import_row" ADD COLUMN "original" jsonb;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "to_review" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "confirmed" jsonb DEFAULT '[]'::jsonb NOT NULL;