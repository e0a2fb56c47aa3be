CREATE TABLE "site_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_picture" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "site_picture" ADD CONSTRAINT "site_picture_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_picture_tenant_idx" ON "site_picture" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "site_picture" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "site_picture" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);