ALTER TABLE "organ" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "organ" ADD COLUMN "is_head" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organ" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "organ_head_key" ON "organ" USING btree ("tenant_id") WHERE is_head;--> statement-breakpoint
UPDATE "organ" SET "is_head" = true WHERE "id" IN (SELECT DISTINCT ON ("tenant_id") "id" FROM "organ" ORDER BY "tenant_id", "sort", "created_at", "id");
