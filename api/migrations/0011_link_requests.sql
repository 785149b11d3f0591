CREATE TABLE "link_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer NOT NULL,
	"school_code" text NOT NULL,
	"username" text NOT NULL,
	"student_id" integer,
	"status" text DEFAULT 'waiting' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text,
	CONSTRAINT "link_request_parentId_schoolCode_username_unique" UNIQUE("parent_id","school_code","username")
);
--> statement-breakpoint
CREATE TABLE "parent_link" (
	"parent_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parent_link_parent_id_student_id_pk" PRIMARY KEY("parent_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "student" DROP CONSTRAINT "student_parent_id_account_id_fk";
--> statement-breakpoint
DROP INDEX "student_parent_id_index";--> statement-breakpoint
ALTER TABLE "link_request" ADD CONSTRAINT "link_request_parent_id_account_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_request" ADD CONSTRAINT "link_request_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_request" ADD CONSTRAINT "link_request_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_link" ADD CONSTRAINT "parent_link_parent_id_account_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_link" ADD CONSTRAINT "parent_link_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_request_student_id_index" ON "link_request" USING btree ("student_id") WHERE "link_request"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "parent_link_student_id_index" ON "parent_link" USING btree ("student_id");--> statement-breakpoint
INSERT INTO "parent_link" ("parent_id", "student_id", "since") SELECT "student"."parent_id", "student"."id", "account"."created_at" FROM "student" JOIN "account" ON "account"."id" = "student"."id" WHERE "student"."parent_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "student" DROP COLUMN "parent_id";