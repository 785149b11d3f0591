CREATE TABLE "write_probe" (
	"filler" text NOT NULL
);
--> statement-breakpoint
-- Uncompressed and in the table itself, so that every row of it needs a page.
ALTER TABLE "write_probe" ALTER COLUMN "filler" SET STORAGE PLAIN;
