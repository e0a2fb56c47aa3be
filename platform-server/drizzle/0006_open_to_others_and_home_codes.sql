ALTER TABLE "account" ADD COLUMN "is_open_to_others" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_code" ADD COLUMN "is_from_home" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_code" ADD COLUMN "tries_at_home" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Accounts of before: somebody else set the password, and the owner none by the phone's code since.
UPDATE "account" a SET "is_open_to_others" = true
WHERE EXISTS (
	SELECT FROM "audit_log" s WHERE s."action" = 'account.password.set' AND s."target" = a."id"::text
		AND (a."mail" IS NOT NULL OR NOT EXISTS (
			SELECT FROM "audit_log" r
			WHERE r."action" = 'account.password.reset' AND r."target" = s."target" AND r."id" > s."id"
		))
);