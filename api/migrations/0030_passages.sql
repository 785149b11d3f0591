CREATE TABLE "passage" (
	"id" text PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"motifs" text[] NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_item" ADD COLUMN "uncertainty" double precision;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "passage_profile" jsonb;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "passage_id" text;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "question" smallint;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "guessing" double precision;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "difficulty_error" double precision;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_passage_id_passage_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passage"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_passageId_question_unique" UNIQUE("passage_id","question");