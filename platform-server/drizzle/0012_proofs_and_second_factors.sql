CREATE TABLE "account_undo" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"change" text NOT NULL,
	"before" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_undo_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "account_undo" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "login_ticket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"flow" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "login_ticket_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "login_ticket" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"challenge" text NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid,
	"session_id" uuid,
	"host" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkey_challenge_key" UNIQUE("challenge")
);
--> statement-breakpoint
ALTER TABLE "passkey_challenge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recovery_code" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "second_factor" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"secret_cipher" text,
	"last_step" integer,
	"credential_id" text,
	"public_key" text,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"host" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "second_factor_credential_key" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "second_factor" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "phone_bound_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "mail_bound_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proved_by" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "account_undo" ADD CONSTRAINT "account_undo_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_undo" ADD CONSTRAINT "account_undo_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_ticket" ADD CONSTRAINT "login_ticket_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_ticket" ADD CONSTRAINT "login_ticket_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_undo_account_idx" ON "account_undo" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "login_ticket_account_idx" ON "login_ticket" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recovery_code_account_idx" ON "recovery_code" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "second_factor_account_idx" ON "second_factor" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_parent_id_session_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_parent_idx" ON "session" USING btree ("parent_id");--> statement-breakpoint
CREATE POLICY "system_access" ON "account_undo" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_access" ON "login_ticket" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_access" ON "passkey_challenge" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_access" ON "recovery_code" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_access" ON "second_factor" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);