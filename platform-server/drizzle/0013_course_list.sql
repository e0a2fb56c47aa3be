DROP INDEX "course_updated_idx";--> statement-breakpoint
CREATE INDEX "course_updated_idx" ON "course" USING btree ("tenant_id","organ_id","updated_at","id","branch_id","state","level","category_id");