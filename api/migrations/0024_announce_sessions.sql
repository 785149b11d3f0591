-- expand: session_changed only announces changes; no version fails to write because of it
-- expand: session_deleted only announces changes
-- expand: account_changed only announces changes
-- expand: school_changed only announces changes
CREATE OR REPLACE FUNCTION "announce_session_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('session', TG_TABLE_NAME || ' ' || OLD.id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "session_changed" AFTER UPDATE ON "session" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "announce_session_row"();
--> statement-breakpoint
CREATE TRIGGER "session_deleted" AFTER DELETE ON "session" FOR EACH ROW EXECUTE FUNCTION "announce_session_row"();
--> statement-breakpoint
CREATE TRIGGER "account_changed" AFTER UPDATE ON "account" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "announce_session_row"();
--> statement-breakpoint
CREATE TRIGGER "school_changed" AFTER UPDATE ON "school" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "announce_session_row"();
