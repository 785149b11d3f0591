ALTER TABLE "import_row" DROP CONSTRAINT "import_row_import_id_line_pk";--> statement-breakpoint
ALTER TABLE "import_run" DROP COLUMN "failure";--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "failure" jsonb;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "position" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_id_position_pk" PRIMARY KEY("import_id","position");--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "sheet" text;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "cells" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "notices" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "same" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "classrooms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "created_as" text NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "asked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "import_row_account_id_index" ON "import_row" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "import_run_school_id_file_hash_index" ON "import_run" USING btree ("school_id","file_hash");--> statement-breakpoint
ALTER TABLE "import_row" DROP COLUMN "before";
