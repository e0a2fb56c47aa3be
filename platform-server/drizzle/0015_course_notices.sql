CREATE TABLE "course_notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"course_title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "course_notice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_notice" ADD CONSTRAINT "course_notice_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_notice" ADD CONSTRAINT "course_notice_tenant_id_course_id_course_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."course"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_notice" ADD CONSTRAINT "course_notice_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_notice_member_idx" ON "course_notice" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "course_notice_course_idx" ON "course_notice" USING btree ("course_id");--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "course_notice" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "course_notice" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);