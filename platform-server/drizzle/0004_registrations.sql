ALTER TABLE "company" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "place_tenant_id" uuid;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "place_organ_id" uuid;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "company_queue_idx" ON "company" USING btree ("tenant_id","state","created_at");