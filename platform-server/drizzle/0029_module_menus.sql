CREATE TABLE "module_menu" (
	"module" text PRIMARY KEY NOT NULL,
	"content" jsonb,
	"who" text NOT NULL,
	"account_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"put_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "module_menu" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "permission" ADD COLUMN "offered" jsonb;--> statement-breakpoint
CREATE POLICY "system_access" ON "module_menu" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);