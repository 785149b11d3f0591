-- expand: data_export_file only adds to file_to_delete, when a row that has a file_key is changed or deleted
CREATE TABLE "file_to_delete" (
	"key" text PRIMARY KEY NOT NULL,
	"delete_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_export" ADD COLUMN "file_key" text;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "delete_file_of_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.file_key IS NOT NULL AND (TG_OP = 'DELETE' OR NEW.file_key IS DISTINCT FROM OLD.file_key) THEN
		INSERT INTO public.file_to_delete (key, delete_at) VALUES (OLD.file_key, now())
		ON CONFLICT (key) DO UPDATE SET delete_at = excluded.delete_at;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "data_export_file" AFTER DELETE OR UPDATE OF "file_key" ON "data_export" FOR EACH ROW EXECUTE FUNCTION "delete_file_of_row"();
