ALTER TABLE "map_change" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "module_report" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "module_report" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "module_report" ADD COLUMN "trusted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "map_change" AS m SET "revision" = n."place" FROM (
  SELECT "id", row_number() OVER (ORDER BY coalesce("decided_at", "created_at"), "id") AS "place"
  FROM "map_change" WHERE "status" = 'applied' AND "content" IS NOT NULL
) AS n WHERE n."id" = m."id";--> statement-breakpoint
ALTER TABLE "map_change" ADD CONSTRAINT "map_change_revision_key" UNIQUE("revision");