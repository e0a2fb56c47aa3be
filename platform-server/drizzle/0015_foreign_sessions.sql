CREATE TABLE "foreign_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"token_cipher" text NOT NULL,
	"platform" text NOT NULL,
	"user_id" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"flow" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "foreign_session_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "foreign_session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "foreign_session_user_idx" ON "foreign_session" USING btree ("platform","user_id");--> statement-breakpoint
CREATE POLICY "system_access" ON "foreign_session" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);