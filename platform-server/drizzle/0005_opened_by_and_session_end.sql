ALTER TABLE "account" ADD COLUMN "opened_by" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_opened_by_tenant_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."tenant"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Accounts of before: in one tenant alone, and not known to have come by registration.
UPDATE "account" a SET "opened_by" = (SELECT m."tenant_id" FROM "member" m WHERE m."account_id" = a."id")
WHERE NOT a."is_operator"
	AND (SELECT count(*) FROM "member" m WHERE m."account_id" = a."id") = 1
	AND NOT EXISTS (SELECT FROM "company" c WHERE c."account_id" = a."id")
	AND NOT EXISTS (SELECT FROM "audit_log" l WHERE l."action" = 'account.registered' AND l."target" = a."id"::text);