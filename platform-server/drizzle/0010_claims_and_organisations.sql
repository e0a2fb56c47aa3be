ALTER TABLE "company" DROP CONSTRAINT "company_credit_code_key";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "organ_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "state" text DEFAULT 'claimed' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "company_accepted_key" ON "company" USING btree ("tenant_id","kind","credit_code") WHERE state = 'accepted';--> statement-breakpoint
CREATE INDEX "company_credit_code_idx" ON "company" USING btree ("tenant_id","credit_code");