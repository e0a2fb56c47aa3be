CREATE TABLE "map_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"from_etag" text,
	"content" text,
	"wish" jsonb,
	"who" text NOT NULL,
	"account_id" uuid,
	"why" text DEFAULT '' NOT NULL,
	"forced" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "map_change" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "module_rollout" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"module" text NOT NULL,
	"address" text NOT NULL,
	"integrity" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"percent" integer NOT NULL,
	"tenants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"accounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"halt_after" integer NOT NULL,
	"status" text NOT NULL,
	"halted_at" timestamp with time zone,
	"count_from" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "module_rollout_module_key" UNIQUE("module")
);
--> statement-breakpoint
ALTER TABLE "module_rollout" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "map_change_status_idx" ON "map_change" USING btree ("status","id");--> statement-breakpoint
CREATE POLICY "system_access" ON "map_change" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_access" ON "module_rollout" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);