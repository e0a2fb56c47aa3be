CREATE TABLE "live_notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"live_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sequence" integer NOT NULL,
	"title" text NOT NULL,
	"course_title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "live_notice_once_key" UNIQUE("live_id","member_id","kind","sequence")
);
--> statement-breakpoint
ALTER TABLE "live_notice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "live_notice" ADD CONSTRAINT "live_notice_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_notice" ADD CONSTRAINT "live_notice_tenant_id_live_id_live_session_tenant_id_id_fk" FOREIGN KEY ("tenant_id","live_id") REFERENCES "public"."live_session"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_notice" ADD CONSTRAINT "live_notice_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_notice_member_idx" ON "live_notice" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "live_notice" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "live_notice" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);