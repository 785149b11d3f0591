CREATE TABLE "item_calibration" (
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"difficulty" double precision NOT NULL,
	"standard_error" double precision NOT NULL,
	"answers" integer NOT NULL,
	"calibrated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_calibration_item_id_version_pk" PRIMARY KEY("item_id","version")
);
--> statement-breakpoint
CREATE TABLE "item_statistic" (
	"item_id" text PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "item_calibration" ADD CONSTRAINT "item_calibration_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_statistic" ADD CONSTRAINT "item_statistic_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE no action ON UPDATE no action;